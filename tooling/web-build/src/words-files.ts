import type { Rolldown } from 'vite';

const CATALOGUE = /\/src\/text\/locales\/([\w-]+)\/(\w+)\.po$/;

/** Catalogues lie together and are called by their language, so that a worker can tell them from other scripts. */
export const chunkFileNames = ({ facadeModuleId }: Rolldown.PreRenderedChunk): string => {
  const [, locale, part] = CATALOGUE.exec(facadeModuleId ?? '') ?? [];
  return locale ? `assets/words/${locale}-${part}-[hash].js` : 'assets/[name]-[hash].js';
};
