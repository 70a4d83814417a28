import { i18n } from '@lingui/core';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer } from 'vite';

/** A component that needs nothing to be drawn. */
export interface Drawn {
  /** The module, from the app's folder: `/src/layout/loading-screen.tsx`. */
  source: string;
  /** What it exports the component as. */
  component: string;
  /** The parts of the app's words that it says; it says them in English. */
  words: readonly string[];
}

/** Draws a component of an app into HTML, with the class names of its build. */
export async function drawPicture(
  app: { root: string; configFile: string | false },
  { source, component, words }: Drawn,
): Promise<string> {
  const server = await createServer({
    ...app,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
  });
  try {
    for (const part of words) {
      const { messages } = await server.ssrLoadModule(`/src/text/locales/en/${part}.po`);
      i18n.load('en', messages);
    }
    i18n.activate('en');
    const module = await server.ssrLoadModule(source);
    const picture = renderToStaticMarkup(createElement(module[component] as ComponentType));
    // A picture is no document: its page has a title.
    return picture.replace(/<title>.*?<\/title>/, '');
  } finally {
    await server.close();
  }
}
