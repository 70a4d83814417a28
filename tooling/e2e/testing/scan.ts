import jsQR from 'jsqr';
import type { Locator, Page } from 'playwright-core';

/** Large enough for each square of the code to be some points wide. */
const SIDE = 300;
const EDGE = 40;

/** What a camera reads from a picture that stands on a page; `camera` is an empty page, which forbids nothing. */
export async function scan(picture: Locator, camera: Page): Promise<string> {
  const drawing = await picture.evaluate((svg) => new XMLSerializer().serializeToString(svg));
  const photo = await camera.evaluate(
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
      // A million numbers cost seconds on their way here: of each dot it tells whether it is dark.
      let dots = '';
      for (let at = 0; at < data.length; at += 4) dots += (data[at] ?? 0) < 128 ? '#' : ' ';
      return dots;
    },
    [drawing, SIDE, EDGE] as const,
  );
  const colours = Uint8ClampedArray.from([...photo].flatMap((dot) => Array(4).fill(dot === '#' ? 0 : 255)));
  const read = jsQR(colours, SIDE + 2 * EDGE, SIDE + 2 * EDGE);
  if (!read) throw new Error('Nothing can be read from the picture.');
  return read.data;
}
