import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The style sheet's text is what a test compares with the tokens, so it must not be emptied.
  test: { environment: 'node', css: { include: /tokens\.css/ }, testTimeout: 20_000 },
});
