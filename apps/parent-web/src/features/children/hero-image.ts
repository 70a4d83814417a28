import { type Crop, cropRect } from './crop-geometry';

/** Largest own picture of a hero that may be chosen (rules: heroes). */
export const IMAGE_MAX_BYTES = 5 * 1024 * 1024;

/** A hero is drawn at most this large, also on sharp screens. */
const IMAGE_MAX_SIDE = 512;

const JPEG_QUALITY = 0.9;

/** Kinds of pictures that may be see-through; as JPEG they would get a black ground. */
const MAY_BE_CLEAR = /^image\/(png|webp|gif)$/;

/** Draws the square part of a picture onto the whole of a square canvas. */
export function drawCrop(canvas: HTMLCanvasElement, image: ImageBitmap, crop: Crop): void {
  const { x, y, side } = cropRect(image, crop);
  const context = canvas.getContext('2d');
  context?.clearRect(0, 0, canvas.width, canvas.height);
  context?.drawImage(image, x, y, side, side, 0, 0, canvas.width, canvas.height);
}

/** The square part as a data URL of at most 512 × 512 pixels: PNG where it may be see-through, else JPEG. */
export function renderCrop(image: ImageBitmap, crop: Crop, type: string): string {
  const side = Math.max(1, Math.min(IMAGE_MAX_SIDE, Math.round(cropRect(image, crop).side)));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  drawCrop(canvas, image, crop);
  return MAY_BE_CLEAR.test(type)
    ? canvas.toDataURL('image/png')
    : canvas.toDataURL('image/jpeg', JPEG_QUALITY);
}
