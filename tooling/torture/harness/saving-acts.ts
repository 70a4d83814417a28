import type { Chance } from './chance';
import type { Hero } from './heroes';

/** What a hero's clients know of, newest last. */
export interface Known {
  completions: string[];
  rewards: string[];
  claims: string[];
  goals: string[];
  bonuses: string[];
}

/** One call that moves XP or points, or makes it possible. */
export interface SavingCall {
  by: 'parent' | 'hero';
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  body?: object;
  /** What kind of thing it answers with. */
  gives?: keyof Known;
}

type Act = (hero: Hero, known: Known, chance: Chance) => SavingCall | null;

/** Mostly one of the newest, so that several clients meet at the same one. */
const recent = (ids: string[], chance: Chance) => chance.of(ids.slice(chance.next() < 0.7 ? -3 : -12));

/** An act on something that somebody made before. */
const on =
  (kind: keyof Known, make: (id: string, chance: Chance) => SavingCall): Act =>
  (_hero, known, chance) => {
    const id = recent(known[kind], chance);
    return id === undefined ? null : make(id, chance);
  };
const post = (by: SavingCall['by'], path: string, body?: object): SavingCall => ({
  ...{ by, method: 'POST', path },
  ...(body && { body }),
});

const [PARTS, AMOUNTS] = [
  [100, 100, 50, 33, 150, 0],
  [1, 3, 10, 25],
];
const DAY_MS = 86_400_000;
const daysAgo = (n: number) => new Date(Date.now() - n * DAY_MS).toISOString().slice(0, 10);

const complete: Act = ({ habits }, _known, chance) => ({
  ...post('hero', `/api/habits/${chance.of(habits)}/complete`),
  gives: 'completions',
});
const helped: Act = ({ habits }, _known, chance) => ({
  ...post('parent', `/api/habits/${chance.of(habits)}/complete`, { date: daysAgo(chance.between(1, 6)) }),
  gives: 'completions',
});
const approve = on('completions', (id, chance) =>
  post('parent', `/api/habit-completions/${id}/approve`, {
    percent: chance.of(PARTS),
    message: 'So much of it',
  }),
);
const setReward: Act = ({ childId }, { rewards }, chance) => {
  const limits = chance.next() < 0.3 ? { stock: chance.between(1, 3) } : {};
  const body = { name: 'A treat', cost: chance.of([2, 8, 20, 45]), limits };
  return rewards.length > 60
    ? null
    : { ...post('parent', `/api/children/${childId}/rewards`, body), gives: 'rewards' };
};
const wish: Act = ({ childId }, _known, chance) => {
  const body = { name: 'A kite', target: chance.of([5, 30, 200]), autoSave: chance.of([0, 10, 33, 50]) };
  return { ...post('hero', `/api/children/${childId}/goals`, body), gives: 'goals' };
};
const saveForReward: Act = ({ childId }, { rewards }, chance) => {
  const rewardId = recent(rewards, chance);
  if (rewardId === undefined) return null;
  return { ...post('parent', `/api/children/${childId}/goals`, { rewardId, autoSave: 20 }), gives: 'goals' };
};
const bonus: Act = ({ childId }) => ({
  ...post('parent', `/api/children/${childId}/reward-transactions`, {
    ...{ type: 'bonus_earned', amount: 4, source: 'parent_bonus', description: 'A good day' },
  }),
  gives: 'bonuses',
});

/** Everything that pays, saves, spends, and takes any of it back; by how often it comes. */
const ACTS: readonly (readonly [weight: number, act: Act])[] = [
  [14, complete],
  [8, helped],
  [14, approve],
  [9, on('completions', (id) => post('parent', `/api/habit-completions/${id}/undo`))],
  [3, on('completions', (id) => post('parent', `/api/habit-completions/${id}/reject`, { message: 'Again' }))],
  [3, setReward],
  [1, on('rewards', (id) => ({ by: 'parent', method: 'DELETE', path: `/api/rewards/${id}` }))],
  [10, on('rewards', (id) => ({ ...post('hero', `/api/rewards/${id}/claim`), gives: 'claims' }))],
  [5, on('claims', (id) => post('parent', `/api/reward-claims/${id}/approve`))],
  [6, on('claims', (id) => post('parent', `/api/reward-claims/${id}/reject`))],
  [5, on('claims', (id) => post('parent', `/api/reward-claims/${id}/undo`))],
  [1, on('claims', (id) => ({ by: 'hero', method: 'PUT', path: `/api/reward-claims/${id}/mark-used` }))],
  [1, on('claims', (id) => ({ by: 'parent', method: 'PUT', path: `/api/reward-claims/${id}/given` }))],
  [3, wish],
  [3, saveForReward],
  [9, on('goals', (id, chance) => post('hero', `/api/goals/${id}/deposit`, { amount: chance.of(AMOUNTS) }))],
  [
    4,
    on('goals', (id, chance) => post('parent', `/api/goals/${id}/withdraw`, { amount: chance.of(AMOUNTS) })),
  ],
  [
    2,
    on('goals', (id, chance) => ({
      ...{ by: 'hero', method: 'PATCH', path: `/api/goals/${id}` },
      body: chance.of([{ target: 20 }, { target: 90 }, { autoSave: 50 }, { autoSave: 0 }]) ?? {},
    })),
  ],
  [1, on('goals', (id) => ({ by: 'hero', method: 'DELETE', path: `/api/goals/${id}` }))],
  [2, bonus],
  [2, on('bonuses', (id) => post('parent', `/api/reward-transactions/${id}/undo`))],
];
const TOTAL = ACTS.reduce((sum, [weight]) => sum + weight, 0);

/** One call, by weight; null when there is nothing to do it with. */
export function chooseSaving(hero: Hero, known: Known, chance: Chance): SavingCall | null {
  let left = chance.next() * TOTAL;
  const [, act] = ACTS.find(([weight]) => {
    left -= weight;
    return left < 0;
  }) ?? [0, complete];
  return act(hero, known, chance);
}
