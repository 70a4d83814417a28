import { DAY_MS } from '../time/durations';

/** So many days a picture stays after its mission was decided, where a family says nothing else (rules: photos). */
export const DEFAULT_PHOTO_DAYS = 7;
export const MAX_PHOTO_DAYS = 30;

/** Pictures that prove a mission: at most so large as they are sent (rules: photos). */
export const MAX_PHOTO_BYTES = 5 * 1024 * 1024;
export const MAX_PHOTO_PIXELS = 50_000_000;
/** No camera makes a longer side, and a single row of it would fill the memory. */
export const LONGEST_SIDE = 16_384;
/** What of a picture may be in memory at once: a progressive JPEG of 25 megapixels. */
export const MAX_UNPACKED_BYTES = 150_000_000;
/** A camera writes up to twelve; each goes through the whole picture. */
export const MOST_SCANS = 100;

/** The longest side, in pixels, of what is kept. */
export const PHOTO_SIDE = 1_600;
/** The same of an avatar. */
export const AVATAR_SIDE = 512;

/** The side of the square that a list shows: 44 pixels of the page, three of the screen for each. */
export const SMALL_PHOTO_SIDE = 132;

/** Whether the days of a picture are over; while nothing was decided they have not begun (rules: photos). `findPhoto` of db asks the same. */
export const isPhotoOver = (picture: { decidedAt: Date | null; photoDays: number; now: Date }): boolean =>
  picture.decidedAt !== null &&
  picture.decidedAt.getTime() + picture.photoDays * DAY_MS <= picture.now.getTime();
