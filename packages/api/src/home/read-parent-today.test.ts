import { expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { openBrowser } from '../../tests/testing/test-family';

const suite = new FamilySuite({ startAt: '2026-03-10T15:00:00.000Z' });
const parent = () => suite.family.parent.call();
const child = () => suite.family.child.call();

/** A newcomer who waits, or a helper whom an invitation lets in. */
async function register(name: string, entry: { familyCode?: string; invitation?: string }) {
  const browser = openBrowser(suite.ports);
  const account = { email: `${name}.${suite.family.hero.id}@example.com`, password: 'secret-enough' };
  await browser.call().account.register({ ...account, firstName: name, lastName: 'Berg', ...entry });
  return browser;
}

/** One of each that waits for a parent, and a reward that is owed. */
async function fill() {
  const { hero, habit, user } = suite.family;
  const id = hero.id;
  await parent().missions.complete({ id: habit.id, date: '2026-03-09' });
  await child().missions.complete({ id: habit.id });
  const [owed, waiting] = await Promise.all(
    ['Ice cream', 'Cinema'].map((name) => parent().rewards.create({ id, name, cost: 10 })),
  );
  const claim = await child().rewards.claim({ id: owed?.id ?? '' });
  await parent().rewards.approveClaim({ id: claim.id });
  await child().rewards.claim({ id: waiting?.id ?? '' });
  const points = { type: 'bonus', amount: 10, source: 'parent', requiresApproval: true } as const;
  await parent().points.addTransaction({ id, ...points, description: 'Raking' });
  await child().proposals.create({ id, kind: 'did', title: 'Swept', xp: 20 });
  await child().inbox.callParent({ id });
  await register('Nora', { familyCode: user.familyCode });
}

test('Today is what the questions about its parts answer', async () => {
  await fill();
  const { id } = suite.family.hero;
  const { asOf, days, points, calls, ...today } = await parent().home.parentToday();
  expect(today).toEqual({
    heroes: await parent().children.list(),
    missions: await parent().missions.listPending(),
    claims: await parent().rewards.listPendingClaims(),
    owedClaims: await parent().rewards.listOwedClaims(),
    proposals: await parent().proposals.listWaiting(),
    joinRequests: await parent().family.listJoinRequests(),
  });
  expect(Object.values(today).map(({ length }) => length)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(points).toEqual(await parent().points.listPendingTransactions({ id }));
  expect(days).toMatchObject([{ childId: id, done: 0, waiting: 1, total: 1, open: [] }]);
  expect(calls).toMatchObject([{ childId: id }]);
  expect(asOf).toBe((await parent().sync.familyData({})).lastSyncTime);
});

test('a helper reads of it what concerns missions', async () => {
  await fill();
  const { url } = await parent().family.createInvitation({ role: 'helper' });
  const invitation = url?.split('invitation=')[1] ?? '';
  const today = await (await register('Gran', { invitation })).call().home.parentToday();
  const counts = Object.entries(today).flatMap(([part, list]) =>
    Array.isArray(list) && list.length > 0 ? [part] : [],
  );
  expect(counts.sort()).toEqual(['calls', 'days', 'heroes', 'missions']);
  expect(today.heroes[0]).not.toHaveProperty('pin');
});
