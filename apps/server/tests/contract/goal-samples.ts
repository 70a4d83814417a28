import type { Family, World } from './contract-world';
import type { Sample } from './sample';

const WISH = { name: 'A bicycle', target: 900, autoSave: 20 };

const hero: Sample['id'] = async (_world, family) => family.hero.id;
/** One of a hero of their own: nobody saves for more than three things. */
const heroWithRoom: Sample['id'] = async (_world, { parent, hero: { id } }) => {
  const open: { id: string }[] = (await parent.send(`GET /api/children/${id}/goals`)).body;
  for (const each of open) await parent.send(`DELETE /api/goals/${each.id}`);
  return id;
};
const goal = async (world: World, family: Family): Promise<string> => {
  const id = await heroWithRoom(world, family);
  return (await family.parent.send(`POST /api/children/${id}/goals`, WISH)).body.id;
};
/** One that the hero has put something into. */
const filled = async (world: World, family: Family): Promise<string> => {
  await family.parent.send(`POST /api/habits/${await world.addMission(family)}/complete`);
  const id = await goal(world, family);
  await family.hero.browser.send(`POST /api/goals/${id}/deposit`, { amount: 10 });
  return id;
};
/** One that the hero has XP for, and nothing in it yet. */
const affordable = async (world: World, family: Family): Promise<string> => {
  await family.parent.send(`POST /api/habits/${await world.addMission(family)}/complete`);
  return goal(world, family);
};

const NO_TARGETS = [0, -1, 1.5, 100_001, null].map((target) => ({ body: { target } }));
const NO_AMOUNTS = [0, -5, 1.5, 100_001, '5', null].map((amount) => ({ body: { amount } }));
const BOUNDS = [
  ...NO_TARGETS,
  { body: { name: ' ' } },
  { body: { name: 'x'.repeat(81) } },
  { body: { autoSave: 51 } },
  { body: { autoSave: -1 } },
  { body: { autoSave: 2.5 } },
];

/** How tests call the rows of goals. */
export const GOAL_SAMPLES: Record<string, Sample> = {
  'GET /api/children/{id}/goals': { id: hero },
  'POST /api/children/{id}/goals': {
    id: heroWithRoom,
    body: () => WISH,
    bad: BOUNDS,
  },
  'PATCH /api/goals/{id}': {
    id: goal,
    body: () => ({ name: 'A scooter', target: 700, autoSave: 0 }),
    bad: BOUNDS,
  },
  'DELETE /api/goals/{id}': { id: goal },
  'POST /api/goals/{id}/deposit': { id: affordable, body: () => ({ amount: 5 }), bad: NO_AMOUNTS },
  'POST /api/goals/{id}/withdraw': { id: filled, body: () => ({ amount: 5 }), bad: NO_AMOUNTS },
};
