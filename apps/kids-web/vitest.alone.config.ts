import { defineConfig } from 'vitest/config';
import { ALONE, kidsTests, plugins } from './vitest.config';

export default defineConfig({
  plugins: plugins(),
  test: { ...kidsTests, name: 'kids-web, alone', include: ALONE },
});
