import { type Act, hero, open } from './acts-play';

/** A hero's act that their parents may do too, with or without premium access. */
const both = (run: Act['run'], gives?: Parameters<typeof hero>[1]): Act => ({
  ...hero(run, gives),
  isOpen: true,
});

/** What is saved for, by heroes and by their parents. */
export const GOAL_ACTS = {
  'goals.create': both(
    ({ call, self, of }) =>
      call.goals.create({
        id: self,
        name: 'A bicycle',
        target: of([40, 150, 9000]),
        autoSave: of([0, 20, 50]),
      }),
    'goals',
  ),
  'goals.create, reward': both(
    ({ call, self, one, of }) =>
      call.goals.create({ id: self, rewardId: one('rewards'), autoSave: of([0, 50]) }),
    'goals',
  ),
  'goals.create, parent': open(
    ({ call, one, b }) => call.goals.create({ id: one('heroes'), rewardId: one('rewards', b) }),
    'goals',
  ),
  'goals.update': both(({ call, one, of, b }) =>
    call.goals.update({
      id: one('goals'),
      ...of([{ target: of([5, 60, 500]) }, { autoSave: b % 51 }, { name: 'A kite' }, {}]),
    }),
  ),
  'goals.deposit': hero(({ call, one, of }) =>
    call.goals.deposit({ id: one('goals'), amount: of([1, 30, 90]) }),
  ),
  'goals.withdraw': both(({ call, one, of }) =>
    call.goals.withdraw({ id: one('goals'), amount: of([1, 20, 90]) }),
  ),
  'goals.remove': both(({ call, one }) => call.goals.remove({ id: one('goals') })),
} satisfies Record<string, Act>;
