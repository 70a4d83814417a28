import { COMMON_AND_RARE_GEAR } from '@herohood/domain/shop/gear-basics';
import { HOUR_MS } from '@herohood/domain/time/durations';
import { type Act, hero, parent, TAPS } from './acts-play';

const CHEAP = { avatarType: 'fox', cost: 25 };
const WRONG_PRICE = { avatarType: 'panda', cost: 1 };
const GEAR = [
  ...COMMON_AND_RARE_GEAR.slice(0, 2).map(({ id, cost }) => ({ gearId: id, cost })),
  { gearId: 'no-such-piece', cost: 5 },
];

/** What is earned and what it is spent on: points, rewards, both shops, games. */
export const REWARD_ACTS = {
  'progress.repairStreak': parent(({ call, one, of, now }) => {
    const date = new Date(now.getTime() - of([0, 24, 48, 400]) * HOUR_MS).toISOString().slice(0, 10);
    return call.progress.repairStreak({ id: one('heroes'), date, reason: 'A long trip' });
  }),
  'points.addTransaction': parent(
    ({ call, one, of, b }) =>
      call.points.addTransaction({
        ...{ id: one('heroes'), type: 'bonus', source: 'parent', description: 'Well done' },
        ...{ amount: of([1, 60, 400]), requiresApproval: b % 2 === 0, message: of(['Well done', null]) },
      }),
    'transactions',
  ),
  'points.approveTransaction': parent(({ call, one }) =>
    call.points.approveTransaction({ id: one('transactions') }),
  ),
  'points.rejectTransaction': parent(({ call, one }) =>
    call.points.rejectTransaction({ id: one('transactions'), message: 'Not for this' }),
  ),
  'points.undoTransaction': parent(({ call, one }) =>
    call.points.undoTransaction({ id: one('transactions') }),
  ),
  'rewards.create': parent(
    ({ call, one, of }) =>
      call.rewards.create({
        ...{ id: one('heroes'), name: 'Cinema', cost: of([5, 150, 9000]) },
        limits: of([{}, { stock: 2, perDay: 1 }, { cooldownHours: 5, from: '06:00', until: '03:00' }]),
      }),
    'rewards',
  ),
  'rewards.update': parent(({ call, one, of, b }) =>
    call.rewards.update({
      ...{ id: one('rewards'), cost: of([3, 80, 400]), isActive: b % 3 > 0 },
      limits: of([{}, { perWeek: 3 }]),
    }),
  ),
  'rewards.remove': parent(({ call, one }) => call.rewards.remove({ id: one('rewards') })),
  'rewards.claim': hero(
    ({ call, one, of }) => call.rewards.claim({ id: one('rewards'), tapId: of([undefined, ...TAPS]) }),
    'claims',
  ),
  'rewards.approveClaim': parent(({ call, one }) => call.rewards.approveClaim({ id: one('claims') })),
  'rewards.rejectClaim': parent(({ call, one }) => call.rewards.rejectClaim({ id: one('claims') })),
  'rewards.giveClaim': parent(({ call, one }) => call.rewards.giveClaim({ id: one('claims') })),
  'rewards.undoClaim': parent(({ call, one }) => call.rewards.undoClaim({ id: one('claims') })),
  'rewards.markUsed': hero(({ call, one }) => call.rewards.markUsed({ id: one('claims') })),
  'shop.purchaseAvatar': hero(({ call, self, of }) =>
    call.shop.purchaseAvatar({ id: self, ...of([CHEAP, CHEAP, WRONG_PRICE]) }),
  ),
  'shop.purchaseGear': hero(({ call, self, of }) => call.shop.purchaseGear({ id: self, ...of([...GEAR]) })),
  'games.start': hero(async ({ call, of }) => {
    const { playId } = await call.games.start({ id: of(['word-puzzle', 'math-hero', 'chess']) });
    return { id: playId };
  }, 'plays'),
  'games.finish': hero(({ call, one, of }) =>
    call.games.finish({
      ...{ id: one('plays'), score: of([0, 40, 100, 1e9]) },
      answers: Array<boolean>(of([0, 2, 12])).fill(of([true, false])),
    }),
  ),
} satisfies Record<string, Act>;
