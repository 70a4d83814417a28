import type { PicturesPort } from '@herohood/api/context';
import { requestRefusal } from '@herohood/api/refusals';
import { MAX_PHOTO_PIXELS, PHOTO_SIDE, SMALL_PHOTO_SIDE } from '@herohood/domain/media/photo';
import type { Logger } from '../log';
import { createTurns } from './turns';

type Sharp = typeof import('sharp').default;

/** What a phone's picture of 50 megapixels unpacks to fits in memory twice. */
const AT_ONCE = 2;
const MOST_WAITING = 20;
/** Ten times what the largest picture takes on a slow machine. */
const TIMEOUT_S = 20;
const QUALITY = 80;
/** All that libvips may read: no SVG, no PDF, nothing that a hero's camera does not make. */
const READERS = ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'];

/**
 * Re-encodes pictures with sharp, on its own threads: the event loop only hands them over. The library is read with the
 * first picture, since many families send none.
 */
export function createPictures(log: Logger): PicturesPort {
  let library: Promise<Sharp> | null = null;

  async function load(): Promise<Sharp> {
    library ??= loadSharp();
    try {
      return await library;
    } catch (err) {
      library = null;
      log.error({ err }, 'pictures cannot be read on this system: sharp has no files for it');
      throw requestRefusal('UNAVAILABLE', 'noPictures');
    }
  }

  /** Each kind of work has turns of its own: whoever opens a long list keeps no hero from sending a picture. */
  function packing(pack: (sharp: Sharp, bytes: Uint8Array) => Promise<Uint8Array>) {
    const turns = createTurns({ atOnce: AT_ONCE, most: MOST_WAITING, said: 'busyWithPictures' });
    return async (bytes: Uint8Array) => {
      const sharp = await load();
      return turns.inTurn(async () => {
        try {
          return await pack(sharp, bytes);
        } catch (err) {
          log.info({ reason: err instanceof Error ? err.message : 'unknown' }, 'a picture could not be read');
          return null;
        }
      });
    };
  }

  return { reencode: packing(reencode), shrink: packing(shrink) };
}

async function loadSharp(): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  // No picture is asked for twice, and what is kept would be somebody's.
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: READERS });
  return sharp;
}

/** Without `keep…` calls nothing but pixels is written, in sRGB; what is see-through becomes white. */
function reencode(sharp: Sharp, bytes: Uint8Array): Promise<Uint8Array> {
  return sharp(bytes, { limitInputPixels: MAX_PHOTO_PIXELS, failOn: 'error', autoOrient: true })
    .resize({ width: PHOTO_SIDE, height: PHOTO_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: QUALITY })
    .timeout({ seconds: TIMEOUT_S })
    .toBuffer();
}

/** Of what was packed before; libvips unpacks a JPEG at an eighth of its size for it. */
function shrink(sharp: Sharp, bytes: Uint8Array): Promise<Uint8Array> {
  return sharp(bytes, { limitInputPixels: MAX_PHOTO_PIXELS, failOn: 'error' })
    .resize({ width: SMALL_PHOTO_SIDE, height: SMALL_PHOTO_SIDE, fit: 'cover' })
    .jpeg({ quality: QUALITY })
    .timeout({ seconds: TIMEOUT_S })
    .toBuffer();
}
