import react from '@vitejs/plugin-react';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';
import { iconCompiler } from '../../packages/ui/src/theme/icon-compiler';

export default defineConfig({
  plugins: [react(), icons({ compiler: iconCompiler, scale: 1, autoInstall: false })],
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://herohood.test/kids' } },
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    // Two cores shared by several suites: the default five seconds are not enough under load.
    testTimeout: 20_000,
    css: false,
  },
});
