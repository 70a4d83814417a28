import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { type Drawn, drawPictures } from './draw-picture';

/** The app's place with all that stands in it: nothing behind it is a block of this kind. */
const ROOT = /(<div id="root">).*(<\/div>)/s;

interface AddressPage {
  /** Source file of the address's screen. */
  screen: string;
  /** Its first picture, where that is the screen itself, in each language; else the page has index.html's. */
  picture?: Drawn;
}

/**
 * A page for each address of an app: the same as index.html, but it names the parts of that address's screen, so that
 * the browser fetches them together with the app's first script instead of after it. One that is drawn is there in each
 * language besides: 'privacy.de.html'.
 *
 * @param pages each page by its file name without an ending, such as 'privacy'
 */
export function addressPages(pages: Record<string, AddressPage>): Plugin {
  let base = '/';
  let root = '.';
  let configFile: string | false = false;
  return {
    name: 'herohood:address-pages',
    apply: 'build',
    configResolved(config) {
      base = config.base;
      root = config.root;
      configFile = config.configFile ?? false;
    },
    async writeBundle({ dir }, bundle) {
      const index = await readFile(join(dir!, 'index.html'), 'utf8');
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const [page, { screen: source, picture }] of Object.entries(pages)) {
        const screen = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)));
        if (!screen) throw new Error(`No part of the build comes from ${source}, which ${page} is for.`);
        const links = partsOf(screen, chunks)
          .filter((file) => !index.includes(file))
          .map((file) => linkTo(`${base}${file}`));
        const named = index.replace('</head>', `${links.join('')}</head>`);
        const write = (name: string, html: string) => writeFile(join(dir!, `${name}.html`), html);
        const drawn = picture ? await drawPictures({ root, configFile }, picture) : {};
        const withPicture = (html = '') => named.replace(ROOT, (_, open, end) => open + html + end);
        for (const [locale, html] of Object.entries(drawn))
          await write(`${page}.${locale}`, withPicture(html));
        await write(page, picture ? withPicture(drawn.en) : named);
      }
    },
  };
}

/** The scripts and styles that a part needs before it can run. */
function partsOf(part: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[]): string[] {
  const found = new Set<string>();
  const look = (chunk: Rolldown.OutputChunk) => {
    if (found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const name of chunk.imports) {
      const next = chunks.find(({ fileName }) => fileName === name);
      if (next) look(next);
    }
  };
  look(part);
  return [...found];
}

function linkTo(address: string): string {
  return address.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="${address}">`
    : `<link rel="modulepreload" crossorigin href="${address}">`;
}
