/** Throws stars over the result. Fetched when first needed; silent for those who want less motion. */
export async function throwStars(): Promise<void> {
  const { default: library } = await import('canvas-confetti');
  // Its worker would come from a blob: address, which the content security policy rightly refuses.
  const confetti = library.create(undefined, { useWorker: false, resize: true });
  await confetti({
    particleCount: 60,
    spread: 110,
    startVelocity: 38,
    scalar: 1.3,
    shapes: ['star', 'circle'],
    colors: ['#ffce45', '#ff8571', '#63dd97', '#2ed1c6', '#ab8dff'],
    origin: { x: 0.5, y: 0.35 },
    disableForReducedMotion: true,
    zIndex: 42,
  });
}
