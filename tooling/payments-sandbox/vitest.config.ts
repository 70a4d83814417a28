import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'payments-sandbox', testTimeout: 20_000 } });
