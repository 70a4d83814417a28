import { expectSoundLedgers } from '@herohood/db/testing/check-ledgers';
import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { addDays, familyDay } from '@herohood/domain/time/family-day';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../tests/testing/test-family';
import { createTestPorts } from '../../tests/testing/test-ports';
import { DEMO_PASSWORD } from '../demo-owner';
import { createDemoFamily } from './create-demo-family';
import { DEMO_HEROES, DEMO_PARENTS } from './demo-story';
import { readDemoLogins } from './read-demo-logins';

/** How the app calls what became of a claim. */
const STATUS = { pending: 'pending', owed: 'approved', given: 'used' } as const;

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('a story that breaks off leaves nothing', async () => {
  const ports = createTestPorts(database.db, new Date().toISOString());
  let heard = 0;
  const changed = () => {
    heard += 1;
    if (heard === 20) throw new Error('The power is out.');
  };
  const broken = { ...ports, live: { ...ports.live, changed } };
  await expect(createDemoFamily(broken)).rejects.toThrow();
  expect(await database.sql`select id from families`).toEqual([]);
});

test('after that it is told whole, and every screen of the demo family has something true to show', async () => {
  const ports = createTestPorts(database.db, new Date().toISOString());
  expect(await readDemoLogins(ports)).toBeNull();
  await createDemoFamily(ports);
  await expectSoundLedgers(database.sql);

  const parent = openBrowser(ports, '127.0.0.1');
  const user = await parent.call().account.login({ email: DEMO_PARENTS[0].email, password: DEMO_PASSWORD });
  expect(user.hasPremiumAccess).toBe(true);
  expect(await parent.call().missions.listPending()).toHaveLength(3);
  const heroes = await parent.call().children.list();
  const waiting = await Promise.all(
    heroes.map(({ id }) => parent.call().points.listPendingTransactions({ id })),
  );
  expect(waiting.flat()).toHaveLength(1);
  const rewards = await Promise.all(heroes.map(({ id }) => parent.call().rewards.listForChild({ id })));
  expect(rewards.every(({ length }) => length > 0)).toBe(true);
  expect(await parent.call().rewards.listPendingClaims()).toHaveLength(1);
  expect(await parent.call().rewards.listOwedClaims()).toMatchObject([
    { status: 'approved', reward: { name: 'Stay up an hour longer' } },
  ]);
  expect(rewards.flat().filter(({ limits }) => limits.perWeek === 1)).toMatchObject([
    { name: 'Movie night' },
  ]);
  const goals = await Promise.all(heroes.map(({ id }) => parent.call().goals.list({ id })));
  expect(goals.flat()).toMatchObject([{ name: 'New football', autoSave: 20, reachedAt: null }]);
  expect(goals.flat()[0]?.saved).toBeGreaterThan(300);
  const decided = await parent.call().inbox.listDecisions({});
  expect(new Set(decided.map(({ kind }) => kind))).toEqual(new Set(['mission', 'claim', 'points']));
  expect(new Set(decided.map(({ outcome }) => outcome))).toEqual(new Set(['approved', 'rejected']));
  const masters = await parent.call().habits.listMasters();
  expect(new Set(masters.map(({ approval }) => approval))).toEqual(new Set(['family', 'ask', 'trust']));
  expect(masters.filter(({ photo }) => photo === 'optional')).toHaveLength(1);
  const [trusted] = await database.sql`select count(*)::int as n from completions where is_trusted`;
  expect(trusted?.n).toBeGreaterThan(30);
  const acts = await parent.call().family.audit({});
  const times = acts.map(({ at }) => at);
  expect(times, 'the list is read in the order of time').toEqual(times.toSorted().toReversed());
  expect(new Set(acts.map(({ act }) => act))).toContain('claim.given');
  expect(new Set(acts.map(({ actor }) => actor.name))).toEqual(new Set(['Sam', 'Alex', 'Mia', 'Leo', 'Zoe']));

  const [mia] = heroes;
  const days = await parent
    .call()
    .days.board({ id: mia?.id ?? '', date: addDays(familyDay(ports.now(), user), 3) });
  expect(days.marks, 'Mia is at her other home every second week').toEqual(['away']);
  const plans = await Promise.all(heroes.map(({ id }) => parent.call().habits.listForChild({ id })));
  expect(new Set(plans.flat().map(({ frequency }) => frequency))).toEqual(
    new Set(['daily', 'days', 'quota']),
  );

  for (const [index, story] of DEMO_HEROES.entries()) {
    const hero = openBrowser(ports);
    const { username, pin } = story;
    const login = { familyCode: user.familyCode ?? '', username, pin };
    const child = await hero.call().account.childLogin(login);
    expect(child.level).toBeGreaterThan(5);
    expect(child.isNew, 'they know their way').toBe(false);
    const claims = await hero.call().rewards.listClaims({ id: child.id });
    expect(claims.map(({ status }) => status)).toEqual(
      story.rewards.flatMap(({ claim }) => (claim ? STATUS[claim] : [])),
    );
    const proposed = await hero.call().proposals.listForChild({ id: child.id });
    expect(proposed.map(({ title, status }) => [title, status])).toEqual(
      story.extra ? [[story.extra.title, 'waiting']] : [],
    );
    const { currentStreak } = await hero.call().progress.badges({ id: child.id });
    expect(currentStreak, heroes[index]?.name).toBe(
      story.streakDays + (story.today?.outcome === 'praised' ? 1 : 0),
    );
    const week = await hero.call().progress.weekly({ id: child.id });
    expect(week.completedHabits).toBeGreaterThan(7);
    const { id } = child;
    const finds = await hero.call().world.finds({ id });
    expect(finds.filter(({ completionId }) => completionId).length).toBeGreaterThan(0);
    expect(finds.filter(({ day }) => day).length).toBeGreaterThan(0);
    expect((await hero.call().world.room({ id })).items.length).toBeGreaterThan(9);
    expect(await hero.call().world.cheers({ id })).toHaveLength(1);
  }
});

test('a second call makes no second demo family', async () => {
  const ports = createTestPorts(database.db, new Date().toISOString());
  await createDemoFamily(ports);
  const [found] = await database.sql`select count(*)::int as families from families`;
  expect(found).toEqual({ families: 1 });
});

test('its logins are told as they are now, and no more once its owner has an own password', async () => {
  const ports = createTestPorts(database.db, new Date().toISOString());
  const owner = openBrowser(ports, '127.0.0.1');
  const { email } = DEMO_PARENTS[0];
  await owner.call().account.login({ email, password: DEMO_PASSWORD });
  const [mia] = await owner.call().children.list();
  await owner.call().children.update({ id: mia?.id ?? '', pin: '9753' });
  const logins = await readDemoLogins(ports);
  expect(logins?.parents.map((parent) => parent.email)).toEqual(DEMO_PARENTS.map((parent) => parent.email));
  expect(logins?.heroes.find(({ name }) => name === mia?.name)).toMatchObject({ pin: '9753' });

  await owner.call().account.changePassword({ currentPassword: DEMO_PASSWORD, newPassword: 'own secret' });
  expect(await readDemoLogins(ports)).toBeNull();
});
