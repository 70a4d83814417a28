import { transformAsync } from '@babel/core';
import macros from '@lingui/babel-plugin-lingui-macro';
import { makeConfig } from '@lingui/conf';
import type { Plugin } from 'vite';

const linguiConfig = makeConfig({
  ...{ locales: ['en'], sourceLocale: 'en' },
  // Messages are looked up in the apps' own.
  runtimeConfigModule: ['@herohood/browser/text/i18n', 'i18n'],
});

/** What imports them is compiled before a browser sees it. */
const MACROS = '@lingui/core/macro';

/** Compiles Lingui's macros in text modules: each message is looked up where it stands, in the catalogue that is there by then. */
export function messageMacros(): Plugin {
  return {
    name: 'herohood:message-macros',
    enforce: 'pre',
    config: () => ({ optimizeDeps: { exclude: [MACROS] } }),
    transform: {
      filter: { id: /\/src\/text\/[^?]*\.ts$/, code: MACROS },
      async handler(code, filename) {
        const done = await transformAsync(code, {
          ...{ filename, babelrc: false, configFile: false, sourceMaps: true },
          parserOpts: { plugins: ['typescript'] },
          plugins: [[macros, { linguiConfig }]],
        });
        return done?.code ? { code: done.code, map: done.map } : null;
      },
    },
  };
}
