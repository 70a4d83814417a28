import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { I18n } from '@lingui/core';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer, type ViteDevServer } from 'vite';

/** Where an app's words lie, a folder for each language. */
const LOCALES = 'src/text/locales';

/** A component that needs nothing to be drawn. */
export interface Drawn {
  /** The module, from the app's folder: `/src/layout/loading-screen.tsx`. */
  source: string;
  /** What it exports the component as. */
  component: string;
  /** The parts of the app's words that it says. */
  words: readonly string[];
}

/** Draws a component of an app into HTML, with the class names of its build: by its language, in each that the app has. */
export async function drawPictures(
  app: { root: string; configFile: string | false },
  { source, component, words }: Drawn,
): Promise<Record<string, string>> {
  const server = await createServer({
    ...app,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
  });
  try {
    const module = await server.ssrLoadModule(source);
    const pictures: Record<string, string> = {};
    for (const locale of await readdir(join(app.root, LOCALES))) {
      await speak(server, locale, words);
      const picture = renderToStaticMarkup(createElement(module[component] as ComponentType));
      // A picture is no document: its page has a title.
      pictures[locale] = picture.replace(/<title>.*?<\/title>/, '');
    }
    return pictures;
  } finally {
    await server.close();
  }
}

async function speak(server: ViteDevServer, locale: string, parts: readonly string[]): Promise<void> {
  // What the component itself looks its texts up in.
  const i18n: I18n = (await server.ssrLoadModule('@herohood/ui/text/i18n')).i18n;
  for (const part of parts) {
    const { messages } = await server.ssrLoadModule(`/${LOCALES}/${locale}/${part}.po`);
    i18n.load(locale, messages);
  }
  i18n.activate(locale);
}
