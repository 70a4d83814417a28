import { defineConfig } from 'vitest/config';

// What is built takes longer under load than the default ten seconds.
export default defineConfig({
  test: { name: 'web-build', include: ['src/**/*.test.ts'], hookTimeout: 60_000 },
});
