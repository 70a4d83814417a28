import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** A picture that lies in the app's own files: what a camera hands over. */
const FILE = join(import.meta.dirname, '../../../apps/kids-web/public/icons/app-512.png');

/** The device's camera, whose button is on the screen, has taken this picture. */
export async function takePhoto(page: Page): Promise<void> {
  const buffer = readFileSync(FILE);
  await page.locator('[data-camera]').setInputFiles({ name: 'desk.png', mimeType: 'image/png', buffer });
  await page.locator('img[src^="data:image/jpeg"]').first().waitFor();
}
