import type { VitePWAOptions } from 'vite-plugin-pwa';

/** The screens' addresses begin with it, and nothing else of the origin does that a person opens. */
const SCOPE = '/kids';
/** The address at which the server serves the page; its file has none of its own. */
const HOME = '/kids';

/** Letters that most names need come first. Other alphabets are kept when a page has used them; Rubik is there for them alone. */
const OTHER_ALPHABETS =
  '**/{*-{cyrillic,cyrillic-ext,greek,greek-ext,hebrew,vietnamese,math,symbols}-*,rubik-*}.woff2';

const manifest: VitePWAOptions['manifest'] = {
  id: HOME,
  name: 'Herohood',
  short_name: 'Herohood',
  description: 'Do your missions, earn XP and become a legend.',
  lang: 'en',
  dir: 'ltr',
  start_url: HOME,
  scope: SCOPE,
  display: 'standalone',
  theme_color: '#6fcdf7',
  background_color: '#bfe9ff',
  categories: ['kids', 'education', 'lifestyle'],
  icons: [
    { src: 'icons/app-192.png', sizes: '192x192', type: 'image/png' },
    { src: 'icons/app-512.png', sizes: '512x512', type: 'image/png' },
    { src: 'icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

/**
 * Makes the app installable: its manifest, and the service worker of `src/service-worker` with the list of all files
 * of this build; of the languages in it the worker keeps only what is spoken. The app registers the worker itself, when it has time (`src/offline/updates.ts`).
 */
export const installable: Partial<VitePWAOptions> = {
  strategies: 'injectManifest',
  registerType: 'prompt',
  injectRegister: false,
  srcDir: 'src/service-worker',
  filename: 'service-worker.ts',
  manifest,
  includeManifestIcons: false,
  injectManifest: {
    // A classic script, which older tablets take too.
    rollupFormat: 'iife',
    globPatterns: ['*.html', 'favicon.svg', 'assets/**/*.{js,json,css,svg,woff2}'],
    globIgnores: [OTHER_ALPHABETS],
    manifestTransforms: [
      async (files) => ({
        manifest: files.map((file) => (file.url === 'index.html' ? { ...file, url: HOME } : file)),
        warnings: [],
      }),
    ],
  },
};
