import { expectSoundLedgers } from '@herohood/db/testing/check-ledgers';
import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestFamily, openBrowser, type TestFamily } from '../../tests/testing/test-family';
import { createTestPorts, type TestPorts } from '../../tests/testing/test-ports';

let database: TestDatabase;
let ports: TestPorts;
let family: TestFamily;
let id: string;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  ports = createTestPorts(database.db);
  family = await createTestFamily(ports);
  id = family.hero.id;
});
afterEach(() => expectSoundLedgers(database.sql));

const parent = () => family.parent.call().controls;
const restricted = (message: unknown = expect.any(String)) => ({
  message,
  cause: { code: 'EMERGENCY_MODE', flags: { emergencyMode: true } },
});
const auditOf = async () =>
  (
    await database.sql`select act from audit_entries
      where child_id = ${id} and act like 'emergency.%' order by id`
  ).map(({ act }) => act);

test('it sets all three fields, once', async () => {
  const first = await parent().activateEmergency({ id });
  expect(first).toMatchObject({
    emergencyMode: true,
    blockAllApps: true,
    emergencyActivatedAt: ports.clock.now.toISOString(),
  });
  ports.clock.now = new Date(ports.clock.now.getTime() + 60_000);
  expect(await parent().activateEmergency({ id })).toEqual(first);
  expect(await auditOf()).toEqual(['emergency.activated']);
});

test('ending it clears all three, and again changes nothing', async () => {
  await parent().activateEmergency({ id, message: 'Come home' });
  const ended = await parent().deactivateEmergency({ id });
  expect(ended).toMatchObject({ emergencyMode: false, blockAllApps: false, emergencyActivatedAt: null });
  expect(await parent().deactivateEmergency({ id })).toEqual(ended);
  expect(await auditOf()).toEqual(['emergency.activated', 'emergency.deactivated']);
});

test('an open session feels its begin and its end at once, siblings feel nothing', async () => {
  const sibling = await parentsSecondHero();
  ports.announced.length = 0;
  await parent().activateEmergency({ id });
  expect(ports.announced).toMatchObject([{ familyId: expect.any(String), childId: id }]);
  const child = family.child.call();
  const calls = [
    child.account.childMe(),
    child.controls.get({ id }),
    child.controls.screenTime({ id }),
    child.games.list(),
    child.games.start({ id: 'math-hero' }),
    child.missions.complete({ id: family.habit.id }),
    child.sync.childFamilyData({}),
  ];
  for (const call of calls) await expect(call).rejects.toMatchObject(restricted());
  expect(await sibling.call().account.childMe()).toMatchObject({ name: 'Mia' });
  expect(await parent().get({ id })).toMatchObject({ emergencyMode: true });

  await parent().deactivateEmergency({ id });
  expect(ports.announced).toHaveLength(2);
  expect(await family.child.call().account.childMe()).toMatchObject({ name: 'Robin' });
});

test('the hero reads the parent’s own words, in their session and at the sign-in', async () => {
  const usual = 'Your parent has temporarily restricted access. Please contact your parent.';
  const me = () => family.child.call().account.childMe();
  await parent().activateEmergency({ id });
  await expect(me()).rejects.toMatchObject(restricted(usual));
  await parent().activateEmergency({ id, message: ' Please call me ' });
  await expect(me()).rejects.toMatchObject(restricted('Please call me'));
  await parent().activateEmergency({ id, message: '' });
  await expect(me()).rejects.toMatchObject(restricted('Please call me'));
  const signIn = openBrowser(ports).call().account.childLogin(family.login);
  await expect(signIn).rejects.toMatchObject(restricted('Please call me'));

  await parent().deactivateEmergency({ id });
  await parent().activateEmergency({ id });
  await expect(me()).rejects.toMatchObject(restricted(usual));
});

test('twenty parents’ clicks at once make one emergency', async () => {
  const clicks = Array.from({ length: 20 }, () => parent().activateEmergency({ id }));
  const answers = await Promise.all(clicks);
  expect(new Set(answers.map(({ emergencyActivatedAt }) => emergencyActivatedAt)).size).toBe(1);
  expect(await auditOf()).toEqual(['emergency.activated']);
});

async function parentsSecondHero() {
  const call = family.parent.call();
  const { id: siblingId } = await call.children.create({ name: 'Mia', avatarType: 'robot' });
  const { username, pin } = await call.children.generateLogin({ id: siblingId });
  const browser = openBrowser(ports);
  const login = { familyCode: family.login.familyCode, username: username ?? '', pin: pin ?? '' };
  await browser.call().account.childLogin(login);
  return browser;
}
