import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type Drawn, drawPictures } from './draw-picture';
import { withParts } from './page-parts';

/** The app's place with all that stands in it: nothing behind it is a block of this kind. */
const ROOT = /(<div id="root">).*(<\/div>)/s;

/**
 * A page for each address of an app: the same as index.html, but it names the parts of that address's screen, so that
 * the browser fetches them together with the app's first script instead of after it. It is there in each language, with the screen
 * drawn in it: 'privacy.de.html'; in English also as 'privacy.html'.
 *
 * @param pages each page's screen by the page's file name without an ending, such as 'privacy'
 */
export function addressPages(pages: Record<string, Drawn>): Plugin {
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
      for (const [page, screen] of Object.entries(pages)) {
        const named = withParts(index, { source: screen.source, base, bundle });
        const write = (name: string, html: string) =>
          writeFile(
            join(dir!, `${name}.html`),
            named.replace(ROOT, (_, open, end) => open + html + end),
          );
        const drawn = await drawPictures({ root, configFile }, screen);
        for (const [locale, html] of Object.entries(drawn)) await write(`${page}.${locale}`, html);
        await write(page, drawn.en ?? '');
      }
    },
  };
}
