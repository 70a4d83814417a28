/** Throws paper in the accents' colours. Fetched when first needed; silent for those who want less motion. */
export async function throwConfetti(isBig: boolean): Promise<void> {
  const { default: library } = await import('canvas-confetti');
  // Its worker would come from a blob: address, which the content security policy rightly refuses.
  const confetti = library.create(undefined, { useWorker: false, resize: true });
  const colors = ['#2ed1c6', '#ff8571', '#ffce45', '#63dd97', '#ab8dff'];
  const shared = { colors, disableForReducedMotion: true, zIndex: 58, scalar: 1.25 };
  const sides = isBig ? 120 : 55;
  await Promise.all([
    confetti({ ...shared, particleCount: sides, angle: 60, spread: 70, origin: { x: 0, y: 0.75 } }),
    confetti({ ...shared, particleCount: sides, angle: 120, spread: 70, origin: { x: 1, y: 0.75 } }),
  ]);
}
