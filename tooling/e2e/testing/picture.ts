import { mkdir, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { resultsFolder } from './paths';

interface Picture {
  size?: number;
  text?: string;
  drawn?: boolean;
}

/**
 * Chooses a picture file: of a size, of a text, or a real photograph of 1,600 × 1,200 pixels. It lies on the disk: megabytes that
 * come through its debugger keep a busy browser for a long time.
 */
export async function choosePicture(page: Page, { size = 0, text = '', drawn }: Picture): Promise<void> {
  await mkdir(resultsFolder, { recursive: true });
  const file = join(resultsFolder, `chosen-${size > 0 ? 'large.jpg' : text ? 'text.svg' : 'photo.jpg'}`);
  await writeFile(file, drawn ? await drawPhoto(page) : text);
  if (size > 0) await truncate(file, size);
  await page.locator('input[type=file]').setInputFiles(file);
}

async function drawPhoto(page: Page): Promise<Buffer> {
  const photo = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 1600;
    canvas.height = 1200;
    const context = canvas.getContext('2d');
    context?.fillRect(200, 100, 900, 900);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  return Buffer.from(photo, 'base64');
}

/** Drags the picture inside its frame, in pixels of the screen. */
export async function dragPicture(page: Page, { dx, dy }: { dx: number; dy: number }): Promise<void> {
  const box = await page.locator('canvas').boundingBox();
  if (!box) throw new Error('the picture is not shown');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx, y + dy, { steps: 4 });
  await page.mouse.up();
}

/** Width and height in pixels of what an address shows. */
export function sizeOfPicture(page: Page, url: string): Promise<{ width: number; height: number }> {
  return page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  }, url);
}
