import { expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { presentError } from '../errors';

const suite = new FamilySuite();

const parent = () => suite.family.parent.call().proposals;
const propose = (kind: 'did' | 'wish' = 'did') =>
  suite.family.child.call().proposals.create({ id: suite.family.hero.id, kind, title: 'Washed the car' });
const mine = () => suite.family.child.call().proposals.listForChild({ id: suite.family.hero.id });
const xp = async () => (await suite.family.child.call().account.childMe()).xp;
const rewards = () => suite.family.parent.call().rewards.listForChild({ id: suite.family.hero.id });

/** How often each outcome came: `ok`, or the code of a refusal. */
async function outcomes(calls: Promise<unknown>[]): Promise<Record<string, number>> {
  const codes = await Promise.all(
    calls.map((call) => call.then(() => 'ok').catch((error) => presentError(error).code as string)),
  );
  return Object.fromEntries(
    [...new Set(codes)].map((code) => [code, codes.filter((c) => c === code).length]),
  );
}
const times = <T>(n: number, act: (i: number) => T) => Array.from({ length: n }, (_, i) => act(i));

test('of eleven proposals at once ten wait', async () => {
  expect(await outcomes(times(11, () => propose()))).toEqual({ ok: 10, PROPOSAL_LIMIT: 1 });
  expect(await mine()).toHaveLength(10);
});

test('six yeses at once pay once, the amount of the first', async () => {
  const { id } = await propose();
  expect(await outcomes(times(6, (i) => parent().accept({ id, xp: 10 + i })))).toEqual({ ok: 6 });
  const [paid] = await mine();
  expect(await xp()).toBe(paid?.paidXp);
});

test('six yeses to a wish at once make one reward', async () => {
  const { id } = await propose('wish');
  expect(await outcomes(times(6, (i) => parent().accept({ id, cost: 10 + i })))).toEqual({ ok: 6 });
  expect(await rewards()).toHaveLength(1);
});

test('a yes and a no at once end in one state, and the loser is told', async () => {
  for (let round = 0; round < 2; round += 1) {
    const before = await xp();
    const { id } = await propose();
    const accept = () => parent().accept({ id, xp: 20 });
    const decline = () => parent().decline({ id });
    const calls = round % 2 ? [accept(), decline()] : [decline(), accept()];
    const all = await outcomes(calls);
    const isAccepted = (await mine()).find((each) => each.id === id)?.status === 'accepted';
    expect(all).toEqual({ ok: 1, [isAccepted ? 'ALREADY_APPROVED' : 'ALREADY_REJECTED']: 1 });
    expect(await xp()).toBe(before + (isAccepted ? 20 : 0));
  }
});

test('four undos at once take back once', async () => {
  const { id } = await propose();
  await parent().accept({ id, xp: 50 });
  expect(await outcomes(times(4, () => parent().undo({ id })))).toEqual({ ok: 1, NOT_DECIDED: 3 });
  expect(await xp()).toBe(0);
});

test('an undo of a wish and a claim of its reward at once: no claim is left on a reward that is gone', async () => {
  await suite.family.parent.call().missions.complete({ id: suite.family.habit.id });
  for (let round = 0; round < 2; round += 1) {
    const { id } = await propose('wish');
    const rewardId = (await parent().accept({ id, cost: 5 })).rewardId ?? '';
    const claim = () => suite.family.child.call().rewards.claim({ id: rewardId });
    const undo = () => parent().undo({ id });
    const all = await outcomes(round % 2 ? [claim(), undo()] : [undo(), claim()]);
    expect(all.ok).toBe(1);
    expect(all.CLAIM_PENDING ?? all.NOT_FOUND).toBe(1);
    expect((await rewards()).some((each) => each.id === rewardId)).toBe(all.CLAIM_PENDING === 1);
    if (all.NOT_FOUND) await parent().decline({ id });
  }
});
