import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vite';
import { iconCompiler } from '../../packages/ui/src/theme/icon-compiler';

const SERVER = 'http://127.0.0.1:3000';

/**
 * The server answers /kids and /kids-login with this app's index.html and serves its assets under /kids-app/.
 * Only asset addresses carry that prefix: the router's own base stays '/'.
 */
export default defineConfig(({ command, isPreview }) => ({
  base: command === 'build' || isPreview ? '/kids-app/' : '/',
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true }),
    react(),
    icons({ compiler: iconCompiler, scale: 1, autoInstall: false }),
  ],
  // Nothing is inlined as a data: address, so that the content security policy can stay at 'own origin'.
  build: { assetsInlineLimit: 0 },
  server: { port: 5174, strictPort: true, proxy: { '/api': SERVER, '/trpc': SERVER } },
}));
