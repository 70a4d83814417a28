import { defineConfig } from 'vitest/config';
import { deepJourneys, nodeProject, webProject } from './tooling/testing/src/projects';

/** What searches, measures and kills (`npm run test:deep`). */
export default defineConfig({
  test: {
    projects: [
      nodeProject('deep'),
      nodeProject('deep', true),
      webProject('deep', 'kids'),
      webProject('deep', 'parent'),
      ...deepJourneys,
    ],
    env: { TEST_DATABASES: 'own', TEST_DEPTH: 'deep' },
    maxWorkers: 2,
  },
});
