import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { nodeProject, webProject } from './tooling/testing/src/projects';

/** `npm test` but for the journeys in the browser, which it plays afterwards. */
export default defineConfig({
  test: {
    projects: [nodeProject('gate'), webProject('gate', 'kids'), webProject('gate', 'parent')],
    maxWorkers: Math.min(availableParallelism(), 4),
  },
});
