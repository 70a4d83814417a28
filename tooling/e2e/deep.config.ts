import { defineConfig } from 'vitest/config';
import { stage } from './vitest.config';

/** What measures wants the machine for itself. */
const MEASURES = ['sizes', 'kids-frames'].map((name) => `**/${name}.spec.ts`);

/** All other journeys, every screen and language, then what measures, one by one (`npm run test:deep`). */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...stage,
          testTimeout: 240_000,
          hookTimeout: 120_000,
          name: 'journeys',
          include: ['deep/*.spec.ts'],
          exclude: MEASURES,
          maxWorkers: 2,
          env: { TEST_DATABASES: 'own' },
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...stage,
          testTimeout: 240_000,
          name: 'measures',
          include: MEASURES,
          maxWorkers: 1,
          env: { TEST_DATABASES: 'own' },
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
