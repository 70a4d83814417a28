import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { launchChromium } from './chromium';
import { findChromium, libraryVariables } from './chromium-files';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herohood-chromium-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

const program = async (script: string) => {
  const file = join(folder, 'chromium');
  await writeFile(file, `#!/bin/sh\n${script}\n`);
  await chmod(file, 0o755);
  return file;
};

describe('the browser from npm', () => {
  it('draws a page with its letters', async () => {
    const browser = await launchChromium();
    try {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
      await page.goto('data:text/html,<h1 id=a>Mission done</h1><h1 id=b></h1>');
      const width = await page.locator('#a').evaluate((element) => {
        const range = element.ownerDocument.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().width;
      });
      expect(width).toBeGreaterThan(100);
      expect((await page.screenshot()).subarray(1, 4).toString()).toBe('PNG');
    } finally {
      await browser.close();
    }
  });

  it('gives way to the program of CHROMIUM_PATH', async () => {
    expect(await findChromium({ CHROMIUM_PATH: '/opt/chrome' })).toEqual({
      executable: '/opt/chrome',
      env: {},
    });
  });
});

describe('shared libraries', () => {
  it('are the system’s where the program starts with them', async () => {
    expect(await libraryVariables(await program('exit 0'), folder)).toEqual({});
  });

  it('are the package’s where the system lacks one', async () => {
    const file = await program(
      'case "$LD_LIBRARY_PATH" in */al2023/lib*) exit 0;; esac; echo "error while loading shared libraries: libnss3.so" >&2; exit 127',
    );
    const { LD_LIBRARY_PATH = '' } = await libraryVariables(file, folder);
    expect(LD_LIBRARY_PATH.split(':')[0]).toBe(join(folder, 'al2023', 'lib'));
  });

  it('are not blamed for another failure', async () => {
    await expect(libraryVariables(await program('echo broken >&2; exit 1'), folder)).rejects.toThrow(
      /broken/,
    );
  });
});
