import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer, type Plugin } from 'vite';

const PLACE = '<div id="root"></div>';

/**
 * Draws a component into index.html, so that there is something to see while the scripts are on their way; the app's
 * first own picture takes its place.
 *
 * @param source the module, from the app's folder: `/src/layout/loading-screen.tsx`; it has the component's name as export
 */
export function firstPicture({ source, component }: { source: string; component: string }): Plugin {
  let root = '.';
  let configFile: string | false = false;
  return {
    name: 'herohood:first-picture',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      configFile = config.configFile ?? false;
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE} for the first picture.`);
        const server = await createServer({
          root,
          configFile,
          appType: 'custom',
          logLevel: 'error',
          optimizeDeps: { noDiscovery: true },
          server: { middlewareMode: true, hmr: false, watch: null, ws: false },
        });
        try {
          const module = await server.ssrLoadModule(source);
          const picture = renderToStaticMarkup(createElement(module[component] as ComponentType));
          return html.replace(PLACE, `<div id="root">${picture}</div>`);
        } finally {
          await server.close();
        }
      },
    },
  };
}
