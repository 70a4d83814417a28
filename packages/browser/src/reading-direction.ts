/** Whether the page is read from the right to the left, as `<html dir>` says. */
export const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl';

const OTHER_SIDE: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** A key as it means a step in what is read: from right to left, the left arrow leads on. Other keys stay what they are. */
export function keyAsRead(key: string): string {
  return (isRightToLeft() && OTHER_SIDE[key]) || key;
}

/** How far a finger has gone in the direction of reading, from how far it has gone to the right; negative is back. */
export const distanceAsRead = (toTheRight: number): number => (isRightToLeft() ? -toTheRight : toTheRight);
