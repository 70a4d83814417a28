import {
  type CalendarAnswer,
  type CalendarQuestion,
  readCalendar,
} from '@herohood/api/days/calendar/read-calendar';
import { MAX_PHOTO_PIXELS, SMALL_PHOTO_SIDE } from '@herohood/domain/media/photo';

/** What somebody sent and a reader is to make something of. */
export type ReadingWork =
  | { kind: 'calendar'; question: CalendarQuestion }
  | { kind: 'reencode'; bytes: Uint8Array; side: number }
  | { kind: 'shrink'; bytes: Uint8Array };

/** Does the work: in a process of its own (`reader-process.ts`), in tests here. Rejects for what cannot be read. */
export type DoReading = (work: ReadingWork) => Promise<CalendarAnswer | Uint8Array>;

export const readHere: DoReading = async (work) => {
  if (work.kind === 'calendar') return readCalendar(work.question);
  return work.kind === 'reencode' ? reencode(work.bytes, work.side) : shrink(work.bytes);
};

type Sharp = typeof import('sharp').default;

const QUALITY = 80;
/** All that libvips may read: no SVG, no PDF, nothing that a hero's camera does not make. */
const READERS = [
  ...['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  'VipsForeignLoadNsgifBuffer',
];

let library: Promise<Sharp> | null = null;

/** The library is read with the first picture, since many families send none. */
function load(): Promise<Sharp> {
  library ??= import('sharp').then(({ default: sharp }) => {
    // No picture is asked for twice, and what is kept would be somebody's.
    sharp.cache(false);
    sharp.concurrency(1);
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: READERS });
    return sharp;
  });
  return library;
}

/**
 * A JPEG of the same picture, its longest side at most `side` pixels. Without `keep…` calls nothing but pixels is written, in
 * sRGB; what is see-through becomes white. Rejects for bytes that cannot be unpacked.
 */
export async function reencode(bytes: Uint8Array, side: number): Promise<Uint8Array> {
  const sharp = await load();
  return sharp(bytes, { limitInputPixels: MAX_PHOTO_PIXELS, failOn: 'error', autoOrient: true })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: QUALITY })
    .toBuffer();
}

/** A small square of what was packed before; libvips unpacks a JPEG at an eighth of its size for it. */
export async function shrink(bytes: Uint8Array): Promise<Uint8Array> {
  const sharp = await load();
  return sharp(bytes, { limitInputPixels: MAX_PHOTO_PIXELS, failOn: 'error' })
    .resize({ width: SMALL_PHOTO_SIDE, height: SMALL_PHOTO_SIDE, fit: 'cover' })
    .jpeg({ quality: QUALITY })
    .toBuffer();
}
