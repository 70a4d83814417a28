import { defineConfig } from 'vitest/config';

// Unpacking the browser takes some seconds the first time.
export default defineConfig({ test: { name: 'testing', testTimeout: 60_000, hookTimeout: 60_000 } });
