import type { Family, World } from './contract-world';
import type { Sample } from './sample';

const REWARD = { name: 'Ice cream', cost: 50, limits: { perWeek: 7, stock: 1000 } };
const TOO_LONG = 'x'.repeat(501);

const reward = async (_world: World, { parent, hero }: Family): Promise<string> =>
  (await parent.send(`POST /api/children/${hero.id}/rewards`, REWARD)).body.id;
/** A reward that the hero has earned the XP for. */
const affordable = async (world: World, family: Family): Promise<string> => {
  await family.parent.send(`POST /api/habits/${await world.addMission(family)}/complete`);
  return reward(world, family);
};
const claim = async (world: World, family: Family): Promise<string> => {
  const call = `POST /api/rewards/${await affordable(world, family)}/claim`;
  return (await family.hero.browser.send(call)).body.id;
};
const approvedClaim = async (world: World, family: Family): Promise<string> => {
  const id = await claim(world, family);
  await family.parent.send(`POST /api/reward-claims/${id}/approve`);
  return id;
};
const hero: Sample['id'] = async (_world, family) => family.hero.id;

const BOUNDS = [
  { cost: 0 },
  { cost: 100_001 },
  { cost: 2.5 },
  { cost: -50 },
  { name: '  ' },
  { name: 'x'.repeat(81) },
  { description: TOO_LONG },
  { type: 'toy' },
  { icon: '' },
  { limits: { perDay: 0 } },
  { limits: { perWeek: 101 } },
  { limits: { cooldownHours: 745 } },
  { limits: { stock: -1 } },
  { limits: { from: '15:00' } },
  { limits: { from: '15:00', until: '15:00' } },
  { limits: { weekdays: ['fri', 'fri'] } },
  { limits: { perYear: 1 } },
].map((body) => ({ body }));

/** How tests call the rows of rewards and claims. */
export const REWARD_SAMPLES: Record<string, Sample> = {
  'GET /api/children/{id}/rewards': { id: hero },
  'POST /api/children/{id}/rewards': {
    id: hero,
    body: () => REWARD,
    bad: [...BOUNDS, { body: { costType: 'points' } }, { body: { value: TOO_LONG } }],
  },
  'PATCH /api/rewards/{id}': {
    id: reward,
    body: () => ({ cost: 100, description: null, isActive: false }),
    bad: BOUNDS,
  },
  'DELETE /api/rewards/{id}': { id: reward },
  'POST /api/rewards/{id}/claim': {
    id: affordable,
    body: ({ hero: { id } }) => ({ childId: id }),
    bad: [{ body: { cost: 1.5 } }],
  },
  'GET /api/children/{id}/reward-claims': { id: hero },
  'GET /api/reward-claims/pending': {},
  'POST /api/reward-claims/{id}/approve': { id: claim },
  'POST /api/reward-claims/{id}/reject': {
    id: claim,
    body: () => ({ message: 'On Sunday, please.' }),
    bad: [{ body: { message: TOO_LONG } }],
  },
  'PUT /api/reward-claims/{id}/mark-used': { id: approvedClaim },
  'GET /api/reward-claims/owed': {},
  'PUT /api/reward-claims/{id}/given': { id: approvedClaim },
  'POST /api/reward-claims/{id}/undo': { id: approvedClaim },
};
