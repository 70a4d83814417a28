import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'start', include: ['src/**/*.test.mjs'], testTimeout: 20_000 } });
