import { join } from 'node:path';
import type { I18n, Messages } from '@lingui/core';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer, createServerModuleRunner } from 'vite';
import { LOCALES } from '../../../packages/domain/src/languages/locale';

/** What a component looks its texts up in. */
const I18N = '@herohood/browser/text/i18n';

/** A component that needs nothing to be drawn. */
export interface Drawn {
  /** The module, from the app's folder: `/src/layout/loading-screen.tsx`. */
  source: string;
  /** What it exports the component as. */
  component: string;
}

/** Draws a component of an app into HTML, with the class names of its build: by its language, in each that the app has. */
export async function drawPictures(
  app: { root: string; configFile: string | false },
  { source, component }: Drawn,
): Promise<Record<string, string>> {
  const server = await createServer({
    ...app,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
  });
  const runner = createServerModuleRunner(server.environments.ssr, { hmr: false });
  try {
    const pictures: Record<string, string> = {};
    for (const locale of LOCALES) {
      // Texts are looked up while their modules load: each language has them anew.
      runner.clearCache();
      const i18n: I18n = (await runner.import(I18N)).i18n;
      const { default: words } = await runner.import(join(app.root, `src/text/locales/${locale}.po`));
      const messages = (await (await fetch(words)).json()) as Messages;
      i18n.loadAndActivate({ locale, messages });
      const module = await runner.import(source);
      const picture = renderToStaticMarkup(createElement(module[component] as ComponentType));
      // A picture is no document: its page has a title.
      pictures[locale] = picture.replace(/<title>.*?<\/title>/, '');
    }
    return pictures;
  } finally {
    await runner.close();
    await server.close();
  }
}
