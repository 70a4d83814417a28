import { asciiBytes, hasBytes } from './bytes';
import type { ImageType } from './image';

export interface ImageSize {
  width: number;
  height: number;
}

const IHDR = asciiBytes('IHDR');
const VP8 = asciiBytes('VP8 ');
const VP8L = asciiBytes('VP8L');
const VP8X = asciiBytes('VP8X');

/** How large a picture says that it is, in pixels; null when it does not say so where its format wants it. */
export function imageSize(bytes: Uint8Array, type: ImageType): ImageSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (type === 'image/png') return hasBytes(bytes, 12, IHDR) ? sizeAt(view, 16) : null;
    if (type === 'image/gif') return gifSize(view);
    return type === 'image/webp' ? webpSize(bytes, view) : jpegSize(view);
  } catch (error) {
    // Cut short: beyond the last byte.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const sizeAt = (view: DataView, at: number): ImageSize => ({
  width: view.getUint32(at),
  height: view.getUint32(at + 4),
});

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

/** Walks the segments to the one that begins the frame: SOF0 to SOF15, without the tables among them. */
function jpegSize(view: DataView): ImageSize | null {
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
    } else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    } else {
      at += 2 + (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8) ? 0 : view.getUint16(at + 2));
    }
  }
  return null;
}
