import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { addressPages } from '../../tooling/web-build/src/address-pages';
import { BROWSERS, knownEverywhere } from '../../tooling/web-build/src/browsers';
import { catalogues } from '../../tooling/web-build/src/catalogues';
import { compressedCopies } from '../../tooling/web-build/src/compressed-copies';
import { messageMacros } from '../../tooling/web-build/src/message-macros';
import { pageParts, START } from '../../tooling/web-build/src/page-parts';
import { pictures } from '../../tooling/web-build/src/pictures';
import { WITHOUT_EVAL } from '../../tooling/web-build/src/without-eval';

const SERVER = 'http://127.0.0.1:3000';

/** What every screen stands on, the landing page included. */
const BASE =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-router|router-core|history|store|react-store))\//;

/** What the landing page shares with the console: it must not bring the rest along. */
const FRONT =
  /src\/(layout\/(brand|glyph|page-title)\.tsx|page-title\/page-title\.tsx|lib\/(sign-out|site-settings|steps)\.ts|(lazy-part|steps)\.ts|text\/own-names\.ts|text\/en\/app\.ts|hero-art\/(hero-art|hero-body|avatar-kinds))|domain\/src\/subscription\/plans|fluent-emoji-flat\/(open-book|sleeping-face|toothbrush)/;

/** What every screen of the console stands on besides: data, and the small parts that all of them are made of. */
const PARTS =
  'Avatar|Badge|Button|ActionIcon|UnstyledButton|CloseButton|Loader|Flex|Group|Stack|Text|Title|Skeleton|Progress|Alert|Transition';
const CONSOLE = new RegExp(
  [
    'node_modules/(@tanstack/(query-core|react-query)|@trpc|clsx|@mantine/store)/',
    'node_modules/@mantine/notifications/esm/notifications.store',
    `node_modules/@mantine/core/esm/(core|components/(${PARTS}))/`,
  ].join('|'),
);

/** Our own words and tools that the console's first screen needs; the landing page has others. */
const HOME = new RegExp(
  [
    'src/text/en/(claims|emergency|family|inbox|missions|pages|points|shell).ts',
    'src/lib/(api|format-day|keep-pushes|notify|sync|toast|use-act|use-user).tsx?',
    'browser/src/(text/)?[a-z-]+.ts',
    'src/layout/(confirm|menu-button|page|pending-list|section|states|sync-note|toast-host).tsx',
    'src/routes/-(today/[a-z-]+|shell/(family|navigation|pages|places|search|shell)|gate/parent-gate).tsx?',
    'domain/src/(points|shop|subscription/access)/',
  ].join('|'),
);

/** What the console says of the product's names, by what the server's catalogues say that they are. */
const NAMES = [
  ...[
    'Name of an avatar',
    'Name of a page',
    'Name of a ringtone',
    'Name of a sticker',
    'Idea for',
    'What an idea for',
    'Step of a mission',
  ],
  ...['What is wrong with a field', "What is wrong with a mission's days"],
  ...['Name of a plan', 'What a plan'],
];

const LEGAL = '/src/features/landing/legal-screen.tsx';

/**
 * The server answers this app's addresses with its index.html and serves its assets under /parent-app/.
 * Only asset addresses carry that prefix: the router's own base stays '/'.
 */
export default defineConfig(({ command, isPreview }) => ({
  base: command === 'build' || isPreview ? '/parent-app/' : '/',
  plugins: [
    messageMacros(),
    catalogues(NAMES),
    tanstackRouter({ target: 'react', autoCodeSplitting: true }),
    react(),
    pictures(),
    pageParts(),
    addressPages({
      privacy: { source: LEGAL, component: 'PrivacyScreen' },
      terms: { source: LEGAL, component: 'TermsScreen' },
    }),
    knownEverywhere(),
    compressedCopies(),
    // The manifest lies in public; the worker keeps no list of files.
    VitePWA({
      strategies: 'injectManifest',
      injectRegister: false,
      srcDir: 'src/service-worker',
      filename: 'service-worker.ts',
      manifest: false,
      injectManifest: { injectionPoint: undefined, rollupFormat: 'iife' },
    }),
  ],
  resolve: { alias: WITHOUT_EVAL },
  // Nothing is inlined as a data: address, so that the content security policy can stay at 'own origin'.
  build: {
    target: BROWSERS,
    assetsInlineLimit: 0,
    // Browsers that do not know it fetch the same a moment later.
    modulePreload: { polyfill: false },
    // In one piece these compress better than in the nine that sharing makes of them, and outlive our own changes in caches.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            START,
            { name: 'base', test: BASE, priority: 3 },
            { name: 'front', test: FRONT, priority: 2 },
            { name: 'console', test: CONSOLE },
            { name: 'home', test: HOME },
          ],
        },
      },
    },
  },
  server: { port: 5173, strictPort: true, proxy: { '/api': SERVER, '/trpc': SERVER } },
}));
