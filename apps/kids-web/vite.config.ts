import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { BROWSERS, knownEverywhere } from '../../tooling/web-build/src/browsers';
import { catalogues } from '../../tooling/web-build/src/catalogues';
import { compressedCopies } from '../../tooling/web-build/src/compressed-copies';
import { messageMacros } from '../../tooling/web-build/src/message-macros';
import { APP, fileNameOf, PICTURES, pageParts, START } from '../../tooling/web-build/src/page-parts';
import { pictures } from '../../tooling/web-build/src/pictures';
import { WITHOUT_EVAL } from '../../tooling/web-build/src/without-eval';
import { installable } from './installable';

const SERVER = 'http://127.0.0.1:3000';

/** What every screen stands on, in one piece that outlives our own changes in caches. */
const BASE = /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack|@trpc)\//;

/** What the app itself says of the product's names, by what the server's catalogues say that they are. */
const NAMES = [
  ...[
    'Name of an avatar',
    'Name of a piece of gear',
    'What a piece of gear',
    'Name of a sticker',
    'Name of a set of finds',
  ],
  ...['Something to find', 'Piece of furniture', "Frame of a hero's portrait", 'Place where a hero stands'],
  ...['What a hero does (a pose)', 'Name of a game', 'What a game is'],
];

/**
 * The server answers /kids and /kids-login with index.html, and serves assets under /kids-app/.
 * Only asset addresses carry that prefix, the screens' own addresses do not.
 */
export default defineConfig(({ command, isPreview }) => ({
  base: command === 'build' || isPreview ? '/kids-app/' : '/',
  plugins: [
    messageMacros(),
    catalogues(NAMES),
    tanstackRouter({ target: 'react', autoCodeSplitting: true }),
    react(),
    pictures(),
    pageParts(),
    knownEverywhere(),
    compressedCopies(),
    VitePWA(installable),
  ],
  resolve: { alias: WITHOUT_EVAL },
  // Nothing is inlined as a data: address, so that the content security policy can stay at 'own origin'.
  build: {
    target: BROWSERS,
    assetsInlineLimit: 0,
    // Browsers that do not know it fetch the same a moment later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // A feature's public file is a list of names: whoever takes one of them loads that module alone.
      treeshake: { moduleSideEffects: [{ test: /\/public\.ts$/, sideEffects: false }] },
      output: {
        chunkFileNames: fileNameOf,
        codeSplitting: { groups: [START, { name: 'base', test: BASE, priority: 2 }, APP, PICTURES] },
      },
    },
  },
  server: { port: 5174, strictPort: true, proxy: { '/api': SERVER, '/trpc': SERVER } },
}));
