import { expectSoundLedgers } from '@herohood/db/testing/check-ledgers';
import { beforeEach, expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';

const suite = new FamilySuite({ xpReward: 100 });

/** A hero who has earned 100 XP. */
beforeEach(async () => {
  await suite.family.parent.call().missions.complete({ id: suite.family.habit.id });
});

const parent = () => suite.family.parent.call().rewards;
const hero = () => suite.family.child.call().rewards;
const set = async (cost = 100) =>
  (await parent().create({ id: suite.family.hero.id, name: 'Ice cream', cost })).id;
const xp = async () => (await suite.family.child.call().account.childMe()).xp;
const claims = () => hero().listClaims({ id: suite.family.hero.id });

/** Each act's code: `ok`, or that of its refusal; anything that is no refusal is thrown. */
async function outcomes(acts: (() => Promise<unknown>)[]): Promise<string[]> {
  const results = await Promise.allSettled(acts.map((act) => act()));
  return results.map((result) => {
    if (result.status === 'fulfilled') return 'ok';
    const code = result.reason.cause?.code;
    if (!/^[A-Z_]+$/.test(code ?? '')) throw result.reason;
    return code;
  });
}
const count = (all: string[], one: string) => all.filter((each) => each === one).length;
const times = <T>(n: number, act: (i: number) => T) => Array.from({ length: n }, (_, i) => act(i));

test('ten parallel claims of one reward make one claim', async () => {
  const id = await set(10);
  const all = await outcomes(times(10, () => () => hero().claim({ id })));
  expect([count(all, 'ok'), count(all, 'CLAIM_PENDING')]).toEqual([1, 9]);
  expect(await claims()).toHaveLength(1);
  expect(await xp()).toBe(90);
});

test('approving and rejecting at once ends in one state, and the loser is told', async () => {
  const { id } = await hero().claim({ id: await set() });
  const all = await outcomes(
    times(8, (i) => () => (i % 2 ? parent().approveClaim({ id }) : parent().rejectClaim({ id }))),
  );
  const [claim] = await claims();
  const isApproved = claim?.status === 'approved';
  expect(count(all, 'ok')).toBe(4);
  expect(count(all, isApproved ? 'ALREADY_APPROVED' : 'ALREADY_REJECTED')).toBe(4);
  expect(await xp()).toBe(isApproved ? 0 : 100);
});

test('deleting and approving at once: the claim is either spent and usable or refunded', async () => {
  for (let round = 0; round < 2; round += 1) {
    const isFirst = round % 2 === 0;
    const before = await xp();
    const rewardId = await set(10);
    const { id } = await hero().claim({ id: rewardId });
    const approve = () => parent().approveClaim({ id });
    const remove = () => parent().remove({ id: rewardId });
    const all = await outcomes(isFirst ? [approve, remove] : [remove, approve]);
    const status = (await claims()).find((each) => each.id === id)?.status;
    expect(all[isFirst ? 1 : 0]).toBe('ok');
    expect([all[isFirst ? 0 : 1], status, await xp()]).toEqual(
      status === 'approved' ? ['ok', 'approved', before - 10] : ['ALREADY_REJECTED', 'rejected', before],
    );
    await expectSoundLedgers(suite.database.sql);
  }
});

test('ten parallel rejections refund once, and as many uses use once', async () => {
  const rejected = await hero().claim({ id: await set(40) });
  const used = await hero().claim({ id: await set(50) });
  await parent().approveClaim({ id: used.id });
  const all = await outcomes([
    ...times(10, () => () => parent().rejectClaim({ id: rejected.id })),
    ...times(10, () => () => hero().markUsed({ id: used.id })),
  ]);
  expect(count(all, 'ok')).toBe(20);
  expect(await xp()).toBe(50);
});
