import { type Act, hero, parent } from './acts-play';

/** What is saved for, by heroes and by their parents, who need premium access for it (rules: goals). */
export const GOAL_ACTS = {
  'goals.create': hero(
    ({ call, self, of }) =>
      call.goals.create({
        id: self,
        name: 'A bicycle',
        target: of([40, 150, 9000]),
        autoSave: of([0, 20, 50]),
      }),
    'goals',
  ),
  'goals.create, reward': hero(
    ({ call, self, one, of }) =>
      call.goals.create({ id: self, rewardId: one('rewards'), autoSave: of([0, 50]) }),
    'goals',
  ),
  'goals.create, parent': parent(
    ({ call, one, b }) => call.goals.create({ id: one('heroes'), rewardId: one('rewards', b) }),
    'goals',
  ),
  'goals.update': hero(({ call, one, of, b }) =>
    call.goals.update({
      id: one('goals'),
      ...of([{ target: of([5, 60, 500]) }, { autoSave: b % 51 }, { name: 'A kite' }, {}]),
    }),
  ),
  'goals.deposit': hero(({ call, one, of }) =>
    call.goals.deposit({ id: one('goals'), amount: of([1, 30, 90]) }),
  ),
  'goals.withdraw': hero(({ call, one, of }) =>
    call.goals.withdraw({ id: one('goals'), amount: of([1, 20, 90]) }),
  ),
  'goals.remove': hero(({ call, one }) => call.goals.remove({ id: one('goals') })),
} satisfies Record<string, Act>;
