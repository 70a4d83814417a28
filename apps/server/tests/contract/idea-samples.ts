import type { Bad, Sample } from './sample';

const TEMPLATE = { name: 'Feed the cat', icon: 'cat', xpReward: 25 };
const BAD: Bad[] = [
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
