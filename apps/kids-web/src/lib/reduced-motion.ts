import { isCalm } from './comfort';

/** Whether somebody asked this device, or this app, for less motion; also true in browsers that cannot say. */
export function prefersReducedMotion(): boolean {
  return isCalm() || (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true);
}
