let kept: Element | null = null;

/**
 * Says that the app draws from now on: a picture of the home that came later would lie over it. The one that
 * `first-calls.ts` has drawn, if it has, is kept until the home is there.
 */
export function beginApp(root: HTMLElement): void {
  root.dataset.app = 'begun';
  kept = root.querySelector('[data-picture="home"]');
}

/** The home with today's missions as it was drawn before the app was there; null where it was not, or is over. */
export const homePicture = () => kept;

/** Something better is to be seen: whoever plays next on this device must not see it. */
export function forgetHomePicture(): void {
  kept = null;
}
