import { wordsConfig } from '../../tooling/web-build/src/words-config';

const FIRST = [
  ...[
    'account',
    'all-done',
    'answers',
    'app',
    'day',
    'goal-bar',
    'languages',
    'missions',
    'offline',
    'parts',
    'points',
  ],
  ...['refused-tap', 'settings', 'sync', 'tools'],
];

/** What the first screen says comes first, everything else with what says it. */
export default wordsConfig(import.meta.dirname, { first: FIRST });
