import type { Plugin } from 'vite';
import { type Drawn, drawPicture } from './draw-picture';

const PLACE = '<div id="root"></div>';

/**
 * Draws a component into index.html, so that there is something to see while the scripts are on their way; the app's
 * first own picture takes its place.
 */
export function firstPicture(drawn: Drawn): Plugin {
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
        const picture = await drawPicture({ root, configFile }, drawn);
        return html.replace(PLACE, `<div id="root">${picture}</div>`);
      },
    },
  };
}
