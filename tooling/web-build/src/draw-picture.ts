import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer } from 'vite';

/** A component that needs nothing to be drawn. */
export interface Drawn {
  /** The module, from the app's folder: `/src/layout/loading-screen.tsx`. */
  source: string;
  /** What it exports the component as. */
  component: string;
}

/** Draws a component of an app into HTML, with the class names of its build. */
export async function drawPicture(
  app: { root: string; configFile: string | false },
  { source, component }: Drawn,
): Promise<string> {
  const server = await createServer({
    ...app,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
  });
  try {
    const module = await server.ssrLoadModule(source);
    const picture = renderToStaticMarkup(createElement(module[component] as ComponentType));
    // A picture is no document: its page has a title.
    return picture.replace(/<title>.*?<\/title>/, '');
  } finally {
    await server.close();
  }
}
