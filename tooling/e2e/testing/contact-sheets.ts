import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';

/** How large a sheet is, and the gap between pictures, in pixels. */
const SHEET = { width: 1560, height: 1700 };
const GAP = 12;
const CAPTION = 24;

interface Picture {
  name: string;
  url: string;
  width: number;
  height: number;
}

/**
 * Joins all pictures of a folder into sheets that a person can look through: `sheet-1.png`, `sheet-2.png`, … beside them.
 *
 * @param columns how many pictures stand side by side
 * @returns how many sheets there are
 */
export async function joinPictures(browser: Browser, folder: string, columns: number): Promise<number> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.png')).sort();
  const [sheets, pictures] = [files.filter(isSheet), files.filter((file) => !isSheet(file))];
  for (const old of sheets) await rm(join(folder, old));
  const width = Math.floor(SHEET.width / columns) - GAP;
  const read = await Promise.all(pictures.map((file) => readPicture(join(folder, file), width)));
  const pages = paginate(read, columns);
  const page = await browser.newPage({ viewport: SHEET });
  for (const [n, sheet] of pages.entries()) {
    const path = join(folder, `sheet-${n + 1}.html`);
    await writeFile(path, drawSheet(sheet, width));
    await page.goto(pathToFileURL(path).href);
    await page.screenshot({ path: join(folder, `sheet-${n + 1}.png`), fullPage: true });
    await rm(path);
  }
  await page.close();
  return pages.length;
}

const isSheet = (file: string) => /^sheet-\d+\.png$/.test(file);

/** What is higher than a sheet is shown from its top. */
async function readPicture(path: string, width: number): Promise<Picture> {
  // A PNG says its size in its first chunk.
  const header = await readFile(path);
  const [wide, high] = [header.readUInt32BE(16), header.readUInt32BE(20)];
  const height = Math.min(Math.round((high * width) / wide), SHEET.height - CAPTION);
  return { name: basename(path, '.png'), url: pathToFileURL(path).href, width, height };
}

/** The columns of each sheet: a picture goes below the shortest, and on a new sheet when it has no room there. */
function paginate(pictures: readonly Picture[], columnCount: number): Picture[][][] {
  const pages: Picture[][][] = [];
  const heightOf = (column: Picture[]) => column.reduce((sum, { height }) => sum + height + CAPTION + GAP, 0);
  for (const picture of pictures) {
    const shortest = pages.at(-1)?.toSorted((one, other) => heightOf(one) - heightOf(other))[0];
    const hasRoom = shortest && heightOf(shortest) + CAPTION + picture.height <= SHEET.height;
    if (hasRoom) shortest.push(picture);
    else pages.push(Array.from({ length: columnCount }, (_, n) => (n === 0 ? [picture] : [])));
  }
  return pages;
}

function drawSheet(columns: readonly Picture[][], width: number): string {
  const figure = ({ name, url, height }: Picture) =>
    `<figure><figcaption>${name}</figcaption><img src="${url}" style="height:${height}px"></figure>`;
  return `<!doctype html><meta charset="utf-8"><style>
body { display: flex; gap: ${GAP}px; margin: 0; background: #777; font: 16px sans-serif; }
figure { margin: 0 0 ${GAP}px; }
figcaption { height: ${CAPTION}px; color: #fff; }
img { display: block; width: ${width}px; object-fit: cover; object-position: top; }
</style>${columns.map((column) => `<div>${column.map(figure).join('')}</div>`).join('')}`;
}

/** Makes a folder that is there and empty. */
export async function emptyFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
}
