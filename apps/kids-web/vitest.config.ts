import react from '@vitejs/plugin-react';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';
import { iconCompiler } from '../../packages/ui/src/theme/icon-compiler';
import { messageMacros } from '../../tooling/web-build/src/message-macros';

/** They put another module in a real one's place, which the other files must not meet. */
export const ALONE = [
  'src/features/points/use-pictured.test.ts',
  'src/features/reminders/reminders.test.tsx',
  'src/lib/offline/use-last-known.test.ts',
  'src/routes/-tab-panel.test.tsx',
];

export const kidsTests = {
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://herohood.test/kids' } },
  setupFiles: ['src/testing/setup.ts'],
  // Two cores shared by several suites: the default five seconds are not enough under load.
  testTimeout: 20_000,
  // The one style sheet whose colours a test reads.
  css: { include: /base\.css/ },
};

export const plugins = () => [
  messageMacros(),
  react(),
  icons({ compiler: iconCompiler, scale: 1, autoInstall: false }),
];

export default defineConfig({
  plugins: plugins(),
  test: {
    ...kidsTests,
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: ALONE,
    // One world for all files of a worker: each file leaves it as it found it.
    isolate: false,
  },
});
