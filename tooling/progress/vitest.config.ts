import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'progress', include: ['src/**/*.test.mjs'] } });
