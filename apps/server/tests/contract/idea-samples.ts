import type { Bad, Sample } from './sample';

const TEMPLATE = { name: 'Feed the cat', icon: 'cat', xpReward: 25 };
/** No tool of a habit (rules: tools). */
export const BAD_TOOLS = [
  ...['', 'timer', null, {}, { kind: 'song' }, { kind: 'timer' }, { kind: 'timer', minutes: '5' }],
  ...[0, 61, 1.5].map((minutes) => ({ kind: 'timer', minutes })),
  ...[1, 9].map((count) => ({
    kind: 'steps',
    steps: Array.from({ length: count }, () => ({ name: 'Sit' })),
  })),
  ...['  ', 'x'.repeat(81), 'two\nlines'].map((name) => ({
    kind: 'steps',
    steps: [{ name }, { name: 'Sit' }],
  })),
];

/** No plan of a habit (rules: schedules). */
export const BAD_PLANS = [
  ...['daily', {}, { kind: 'yearly' }, { kind: 'days', days: [] }, { kind: 'days', days: ['mon', 'mon'] }],
  ...[1, 61, 2.5].map((every) => ({ kind: 'interval', every, from: 'start', start: '2026-03-09' })),
  { kind: 'interval', every: 3, from: 'today', start: '2026-03-09' },
  ...[0, 8].map((times) => ({ kind: 'quota', times })),
  ...['2026-02-30', null].map((date) => ({ kind: 'once', date })),
].map((schedule): object => ({ schedule }));

const BAD: Bad[] = [
  ...BAD_PLANS.map((body) => ({ body })),
  { body: { schedule: { kind: 'quota', times: 3 }, timesPerDay: 2 } },
  { body: { partOfDay: 'night' } },
  { body: { timesPerDay: 7 } },
  ...BAD_TOOLS.map((tool) => ({ body: { tool } })),
  { body: { name: ' ' } },
  { body: { name: undefined } },
  { body: { xpReward: 0 } },
  { body: { xpReward: 1001 } },
  { body: { description: 'x'.repeat(501) } },
];

/** Samples of what a new habit can begin with. */
export const IDEA_SAMPLES: Record<string, Sample> = {
  'GET /api/ideas/habits': {},
  'GET /api/ideas/rewards': {},
  'GET /api/ideas/packs': {},
  'GET /api/habit-templates': {},
  'POST /api/habit-templates': { body: () => TEMPLATE, bad: BAD },
  'DELETE /api/habit-templates/{id}': {
    id: async (_world, { parent }) => (await parent.send('POST /api/habit-templates', TEMPLATE)).body.id,
  },
};
