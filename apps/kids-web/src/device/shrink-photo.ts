import { PHOTO_SIDE } from '@herohood/domain/media/photo';

/** Good enough to see a tidy desk, small enough for a slow line. */
const QUALITY = 0.82;

/** What every browser draws; of other kinds, such as an iPhone's HEIC, some browsers draw none. */
const KNOWN_KINDS = ['image/jpeg', 'image/png', 'image/webp'];

/** Why no picture came of a file: its kind is foreign to this browser, or it is broken. */
export type PhotoFault = 'kind' | 'broken';

/** What is to blame for a file that cannot be drawn, as far as it says itself what it is. */
export const photoFaultOf = ({ type }: Pick<Blob, 'type'>): PhotoFault =>
  KNOWN_KINDS.includes(type) ? 'broken' : 'kind';

/** Width and height within the longest side that is kept; what is smaller stays as it is. */
export function sizeWithin({ width, height }: { width: number; height: number }, longest = PHOTO_SIDE) {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * A picture of the camera as it is sent: upright, not larger than needed, as a JPEG data URL. Nothing but what is to be seen
 * stays of it; the place where it was taken does not. @throws Error when it is no picture
 */
export async function shrinkPhoto(file: Blob): Promise<string> {
  const address = URL.createObjectURL(file);
  const canvas = document.createElement('canvas');
  try {
    const image = await loadImage(address);
    Object.assign(canvas, sizeWithin({ width: image.naturalWidth, height: image.naturalHeight }));
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('This browser cannot draw.');
    // A picture with holes in it would be black there.
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/jpeg', QUALITY);
  } finally {
    URL.revokeObjectURL(address);
    // Some tablets hold on to large drawings until the page ends.
    canvas.width = 0;
  }
}

function loadImage(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('That is no picture.'));
    image.src = address;
  });
}
