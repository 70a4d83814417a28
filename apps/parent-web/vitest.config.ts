import react from '@vitejs/plugin-react';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';
import { iconCompiler } from '../../packages/ui/src/theme/icon-compiler';
import { messageMacros } from '../../tooling/web-build/src/message-macros';

export default defineConfig({
  plugins: [messageMacros(), react(), icons({ compiler: iconCompiler, scale: 1, autoInstall: false })],
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://herohood.test/' } },
    include: ['src/**/*.test.{ts,tsx}'],
    // One world for all files of a worker: each file leaves it as it found it.
    isolate: false,
    setupFiles: ['src/testing/setup.ts'],
    // Two cores shared by several suites: Mantine under jsdom needs more than the default five seconds.
    testTimeout: 20_000,
    css: false,
  },
});
