import react from '@vitejs/plugin-react';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { iconCompiler } from '../../packages/ui/src/theme/icon-compiler';
import { addressPages } from '../../tooling/web-build/src/address-pages';
import { compressedCopies } from '../../tooling/web-build/src/compressed-copies';
import { firstPicture } from '../../tooling/web-build/src/first-picture';
import { installable } from './installable';

const SERVER = 'http://127.0.0.1:3000';

/** What every screen stands on; it outlives our own changes in caches. */
const BASE =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack|@trpc|wouter)\/|preload-helper/;

/** What the login and the home share. */
const FRONT = new RegExp(
  [
    'hero-art/(hero-art|hero-body|avatar-kinds)',
    'ui/src/(chunky-button|hero-scene|state-card|theme)/',
    'src/lib/(address|api|api-error|calm|device|home-picture|lazy-part|relative-time|reload-when-outdated|restrictions|sound|speech|store|toast|trpc-hooks|use-now|use-online)\\.',
    'src/lib/offline/(board|load-desk)',
    'src/text/en/(app|account)\\.',
    'src/layout/(crash-boundary|loading-screen)',
    'src/features/controls/trouble-screen',
    'fluent-emoji-flat/satellite-antenna',
  ].join('|'),
);

/** The home with its missions, and the pictures of habits that most families have. */
const HOME =
  /src\/(routes\/(kids|-hero-home|-tab-panel)\.tsx|features\/missions\/(mission|use-)|layout\/(home-frame|tab-bar|sync-pill|read-aloud-button|stage-buttons|quest-card|section-head))|habit-icon|fluent-emoji-flat\/(bullseye|fire|soccer-ball|green-salad|toothbrush|open-book|lotus)\./;

/**
 * The server answers /kids and /kids-login with the page that the build makes for each, and serves assets under /kids-app/.
 * Only asset addresses carry that prefix, the screens' own addresses do not.
 */
export default defineConfig(({ command, isPreview }) => ({
  base: command === 'build' || isPreview ? '/kids-app/' : '/',
  plugins: [
    react(),
    icons({ compiler: iconCompiler, scale: 1, autoInstall: false }),
    firstPicture({ source: '/src/layout/loading-screen.tsx', component: 'LoadingScreen' }),
    addressPages({
      'kids.html': {
        screen: '/src/routes/kids.tsx',
        early: '/src/first-calls.ts',
        template: { id: 'home-picture', source: '/src/routes/-home-picture.tsx', component: 'HomePicture' },
      },
      'kids-login.html': {
        screen: '/src/routes/kids-login.tsx',
        picture: { source: '/src/routes/-login-picture.tsx', component: 'LoginPicture' },
      },
    }),
    compressedCopies(),
    VitePWA(installable),
  ],
  // Nothing is inlined as a data: address, so that the content security policy can stay at 'own origin'.
  build: {
    assetsInlineLimit: 0,
    // A few large parts compress better than the many small ones that sharing makes, and come sooner.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: BASE, priority: 3 },
            { name: 'front', test: FRONT, priority: 2 },
            { name: 'home', test: HOME },
          ],
        },
      },
    },
  },
  server: { port: 5174, strictPort: true, proxy: { '/api': SERVER, '/trpc': SERVER } },
}));
