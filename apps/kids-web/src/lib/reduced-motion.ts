/** Whether somebody asked this device for less motion; also true in browsers that cannot say. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
}
