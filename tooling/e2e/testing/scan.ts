import jsQR from 'jsqr';
import type { Locator, Page } from 'playwright-core';

/** Large enough for each square of the code to be several points wide. */
const SIDE = 400;
const EDGE = 40;

/** What a camera reads from a picture that stands on a page; `camera` is an empty page, which forbids nothing. */
export async function scan(picture: Locator, camera: Page): Promise<string> {
  const drawing = await picture.evaluate((svg) => new XMLSerializer().serializeToString(svg));
  const bytes = await camera.evaluate(
    async ([svg, side, edge]) => {
      const image = new Image(side, side);
      image.src = `data:image/svg+xml;base64,${btoa(svg)}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [side + 2 * edge, side + 2 * edge];
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('This browser draws nothing.');
      pen.fillStyle = '#ffffff';
      pen.fillRect(0, 0, canvas.width, canvas.height);
      pen.drawImage(image, edge, edge, side, side);
      const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
      // A text crosses over to the journey much faster than a million numbers.
      return Array.from(data, (byte) => String.fromCharCode(byte)).join('');
    },
    [drawing, SIDE, EDGE] as const,
  );
  const dots = Uint8ClampedArray.from(Buffer.from(bytes, 'latin1'));
  const read = jsQR(dots, SIDE + 2 * EDGE, SIDE + 2 * EDGE);
  if (!read) throw new Error('Nothing can be read from the picture.');
  return read.data;
}
