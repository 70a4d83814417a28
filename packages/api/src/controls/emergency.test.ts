import { beforeEach, expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { openBrowser } from '../../tests/testing/test-family';

const suite = new FamilySuite();

let id: string;

beforeEach(async () => {
  id = suite.family.hero.id;
});

const parent = () => suite.family.parent.call().controls;
const restricted = (message: unknown = expect.any(String)) => ({
  message,
  cause: { code: 'EMERGENCY_MODE', flags: { emergencyMode: true } },
});
const auditOf = async () =>
  (
    await suite.database.sql`select act from audit_entries
      where child_id = ${id} and act like 'emergency.%' order by id`
  ).map(({ act }) => act);

test('ending it clears all three, and again changes nothing', async () => {
  await parent().activateEmergency({ id, message: 'Come home' });
  const ended = await parent().deactivateEmergency({ id });
  expect(ended).toMatchObject({ emergencyMode: false, blockAllApps: false, emergencyActivatedAt: null });
  expect(await parent().deactivateEmergency({ id })).toEqual(ended);
  expect(await auditOf()).toEqual(['emergency.activated', 'emergency.deactivated']);
});

test('an open session feels its begin and its end at once, siblings feel nothing', async () => {
  const sibling = await parentsSecondHero();
  suite.ports.announced.length = 0;
  await parent().activateEmergency({ id });
  expect(suite.ports.announced).toMatchObject([{ familyId: expect.any(String), childId: id }]);
  const child = suite.family.child.call();
  const calls = [
    child.account.childMe(),
    child.controls.get({ id }),
    child.controls.screenTime({ id }),
    child.games.list(),
    child.games.start({ id: 'math-hero' }),
    child.missions.complete({ id: suite.family.habit.id }),
    child.sync.childFamilyData({}),
  ];
  for (const call of calls) await expect(call).rejects.toMatchObject(restricted());
  expect(await sibling.call().account.childMe()).toMatchObject({ name: 'Mia' });
  expect(await parent().get({ id })).toMatchObject({ emergencyMode: true });

  await parent().deactivateEmergency({ id });
  expect(suite.ports.announced).toHaveLength(2);
  expect(await suite.family.child.call().account.childMe()).toMatchObject({ name: 'Robin' });
});

test('the hero reads the parent’s own words, in their session and at the sign-in', async () => {
  const usual = 'Your parent has temporarily restricted access. Please contact your parent.';
  const me = () => suite.family.child.call().account.childMe();
  await parent().activateEmergency({ id });
  await expect(me()).rejects.toMatchObject(restricted(usual));
  await parent().activateEmergency({ id, message: ' Please call me ' });
  await expect(me()).rejects.toMatchObject(restricted('Please call me'));
  await parent().activateEmergency({ id, message: '' });
  await expect(me()).rejects.toMatchObject(restricted('Please call me'));
  const signIn = openBrowser(suite.ports).call().account.childLogin(suite.family.login);
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
  const call = suite.family.parent.call();
  const { id: siblingId } = await call.children.create({ name: 'Mia', avatarType: 'robot' });
  const { username, pin } = await call.children.generateLogin({ id: siblingId });
  const browser = openBrowser(suite.ports);
  const login = { familyCode: suite.family.login.familyCode, username: username ?? '', pin: pin ?? '' };
  await browser.call().account.childLogin(login);
  return browser;
}
