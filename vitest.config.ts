import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { mainJourneys, nodeProject, webProject } from './tooling/testing/src/projects';

/** `npm test`. */
export default defineConfig({
  test: {
    projects: [nodeProject('gate'), webProject('gate', 'kids'), webProject('gate', 'parent'), mainJourneys],
    maxWorkers: Math.min(availableParallelism(), 4),
  },
});
