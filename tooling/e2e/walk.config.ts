import { defineConfig } from 'vitest/config';
import { stage } from './vitest.config';

/** `npm run walk`: too long for `npm test`, which looks at a few of its sizes. It wants the built apps. */
export default defineConfig({
  test: {
    ...stage,
    include: [
      'walk/**/*.spec.ts',
      '{screens-{kids,parent},languages}.spec.ts',
      'kids-{celebrations,customize,frame-rate,games,offline,reminders,rewards}.spec.ts',
    ],
    // What goes alike on a phone and a tablet is played on one of them in `npm test`, and screens in fewer sizes and schemes.
    env: { CHILD_DEVICES: 'all', SCHEMES: 'all' },
    testTimeout: 300_000,
  },
});
