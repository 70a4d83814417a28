import { defineConfig } from 'vitest/config';
import { nodeProject, webProject } from './tooling/testing/src/projects';

/** What searches, measures and kills (`npm run test:deep`), but for what needs a browser. */
export default defineConfig({
  test: {
    projects: [nodeProject('deep'), webProject('deep', 'kids'), webProject('deep', 'parent')],
    env: { TEST_DATABASES: 'own', TEST_DEPTH: 'deep' },
    maxWorkers: 2,
  },
});
