import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'payments-sandbox', testTimeout: 60_000 } });
