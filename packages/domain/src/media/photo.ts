/** So many days a picture stays after its mission was decided, where a family says nothing else (rules: photos). */
export const DEFAULT_PHOTO_DAYS = 7;
export const MAX_PHOTO_DAYS = 30;

/** Pictures that prove a mission: at most so large as they are sent (rules: photos). */
export const MAX_PHOTO_BYTES = 5 * 1024 * 1024;
export const MAX_PHOTO_PIXELS = 50_000_000;

/** The longest side, in pixels, of what is kept. */
export const PHOTO_SIDE = 1_600;

/** The side of the square that a list shows: 44 pixels of the page, three of the screen for each. */
export const SMALL_PHOTO_SIDE = 132;
