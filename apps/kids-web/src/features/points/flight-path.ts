/** Where the XP bar stands, the goal of every XP flight. */
export const XP_BAR_ID = 'hero-xp-bar';
/** Where the points stand, the goal of every coin. */
export const POINTS_ID = 'hero-points';

export type Point = { x: number; y: number };

/** The middle of an element in the window, or null when it is not on screen. */
export function middleOf(elementId: string): Point | null {
  const box = document.getElementById(elementId)?.getBoundingClientRect();
  // What lies folded has no size.
  if (!box || box.width === 0 || box.bottom < 0 || box.top > window.innerHeight) return null;
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
