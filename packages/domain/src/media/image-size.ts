import { asciiBytes, hasBytes } from './bytes';
import type { ImageType } from './image';

export interface ImageSize {
  width: number;
  height: number;
}

/** What a picture makes of whoever unpacks it: the bytes of it that must be in memory at once, and how often it is gone through. */
export interface ImageCost extends ImageSize {
  bytes: number;
  scans: number;
}

const IHDR = asciiBytes('IHDR');
const VP8 = asciiBytes('VP8 ');
const VP8L = asciiBytes('VP8L');
const VP8X = asciiBytes('VP8X');

/**
 * How large a picture says that it is and what it costs to unpack; null when it does not say so where its format wants it,
 * and for kinds of JPEG that no camera writes (arithmetic, lossless, hierarchical).
 */
export function imageCost(bytes: Uint8Array, type: ImageType): ImageCost | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (type === 'image/png') return hasBytes(bytes, 12, IHDR) ? pngCost(view) : null;
    if (type === 'image/gif') return costOf(gifSize(view), 4);
    if (type === 'image/jpeg') return jpegCost(bytes, view);
    // One without loss is unpacked with all its channels.
    const size = webpSize(bytes, view);
    return size && costOf(size, hasBytes(bytes, 12, VP8L) ? 4 : 2);
  } catch (error) {
    // Cut short: beyond the last byte.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const costOf = ({ width, height }: ImageSize, bytesPerPixel: number, scans = 1): ImageCost => ({
  ...{ width, height, bytes: width * height * bytesPerPixel, scans },
});

/** Channels by colour type: grey, colours, palette, each with or without transparency. */
const PNG_CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 4, 4: 2, 6: 4 };

/** Only an interlaced one is in memory as a whole; all others come row by row. */
function pngCost(view: DataView): ImageCost {
  const size = { width: view.getUint32(16), height: view.getUint32(20) };
  const [depth, colours, interlaced] = [view.getUint8(24), view.getUint8(25), view.getUint8(28)];
  return costOf(size, interlaced ? (PNG_CHANNELS[colours] ?? 4) * (depth > 8 ? 2 : 1) : 1);
}

/** Browsers make the canvas as large as the first frame when that is larger than the canvas it stands on. */
function gifSize(view: DataView): ImageSize {
  const canvas = { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  const flags = view.getUint8(10);
  let at = 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  while (view.getUint8(at) === 0x21) {
    at += 2;
    while (view.getUint8(at) !== 0) at += view.getUint8(at) + 1;
    at += 1;
  }
  if (view.getUint8(at) !== 0x2c) return canvas;
  const across = view.getUint16(at + 1, true) + view.getUint16(at + 5, true);
  const down = view.getUint16(at + 3, true) + view.getUint16(at + 7, true);
  return { width: Math.max(canvas.width, across), height: Math.max(canvas.height, down) };
}

function webpSize(bytes: Uint8Array, view: DataView): ImageSize | null {
  if (hasBytes(bytes, 12, VP8X)) {
    const wide = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 2 ** 16 + 1;
    return { width: wide(24), height: wide(27) };
  }
  if (hasBytes(bytes, 12, VP8L)) {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (!hasBytes(bytes, 12, VP8)) return null;
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}

/** Coefficients of a progressive JPEG have two bytes each, and stay until its last scan. */
const COEFFICIENT_BYTES = 2;
const [BASELINE, EXTENDED, PROGRESSIVE] = [0xc0, 0xc1, 0xc2];
const [START_OF_IMAGE, END_OF_IMAGE, START_OF_SCAN] = [0xd8, 0xd9, 0xda];

/**
 * Walks the markers as decoders do: the frame's, which says the size, and those that begin a scan. What stands between two
 * segments and belongs to none is passed over; behind the end of the picture nothing counts.
 */
function jpegCost(bytes: Uint8Array, view: DataView): ImageCost | null {
  let found: ImageCost | null = null;
  let at = nextMarker(bytes, 2);
  while (at + 3 < bytes.length && bytes[at + 1] !== END_OF_IMAGE) {
    const marker = bytes[at + 1]!;
    if (marker === BASELINE || marker === EXTENDED || marker === PROGRESSIVE) {
      const size = { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
      const components = view.getUint8(at + 9);
      found ??= costOf(size, marker === PROGRESSIVE ? components * COEFFICIENT_BYTES : 1, 0);
    } else if (marker > PROGRESSIVE && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return null;
    } else if (marker === START_OF_SCAN) {
      if (!found) return null;
      found.scans += 1;
    }
    const isAlone = marker === 0x01 || marker === START_OF_IMAGE;
    at = nextMarker(bytes, at + 2 + (isAlone ? 0 : view.getUint16(at + 2)));
  }
  return found;
}

/** Where the next marker stands: 0xFF that is followed by neither nothing, nor more of it, nor by one that only restarts a scan. */
function nextMarker(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}
