import { defineConfig } from 'vitest/config';

// A first start runs initdb: some seconds on a busy machine.
export default defineConfig({
  test: { name: 'embedded-postgres', testTimeout: 60_000, hookTimeout: 60_000 },
});
