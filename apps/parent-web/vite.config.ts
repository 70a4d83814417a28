import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vite';
import { iconCompiler } from '../../packages/ui/src/theme/icon-compiler';

const SERVER = 'http://127.0.0.1:3000';

/** What every screen stands on, the landing page included. */
const BASE =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-router|router-core|history|store|react-store))\//;

/**
 * The server answers this app's addresses with its index.html and serves its assets under /parent-app/.
 * Only asset addresses carry that prefix: the router's own base stays '/'.
 */
export default defineConfig(({ command, isPreview }) => ({
  base: command === 'build' || isPreview ? '/parent-app/' : '/',
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true }),
    react(),
    icons({ compiler: iconCompiler, scale: 1, autoInstall: false }),
  ],
  // Nothing is inlined as a data: address, so that the content security policy can stay at 'own origin'.
  build: {
    assetsInlineLimit: 0,
    // In one piece these compress better than in the nine that sharing makes of them, and outlive our own changes in caches.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'base', test: BASE }] } } },
  },
  server: { port: 5173, strictPort: true, proxy: { '/api': SERVER, '/trpc': SERVER } },
}));
