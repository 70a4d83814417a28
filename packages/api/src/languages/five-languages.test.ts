import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { untilHolds } from '@herohood/testing/until-holds';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { speakOwnWords } from '../../tests/testing/own-words';
import { createReminderFamily, type ReminderFamily, turnAt } from '../../tests/testing/reminder-family';
import { type Browser, openBrowser } from '../../tests/testing/test-family';
import { createTestPorts, type TestPorts } from '../../tests/testing/test-ports';

const PASSWORD = 'secret-enough';
const OTHER_PASSWORD = 'another-password';
const KEYS = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };

speakOwnWords();

let database: TestDatabase;
let ports: TestPorts;
let family: ReminderFamily;
/** A grown-up of the family, and the address that they sign in with. */
type Adult = { browser: Browser; email: string };
let owner: Adult;
let parent: Adult;
let helper: Adult;
let sibling: { browser: Browser; id: string };

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** German owner, Arabic parent, Polish hero; a helper and a sibling who chose nothing; the family's language is Turkish. */
beforeEach(async () => {
  ports = createTestPorts(database.db, '2026-06-02T06:00:00.000Z');
  family = await createReminderFamily(ports, database);
  const { parent: first, child, hero, user } = family;
  await first.call().account.updateFamily({ locale: 'tr' });
  owner = { browser: first, email: user.email };
  await first.call().account.updateProfile({ locale: 'de' });
  parent = await join('parent');
  await parent.browser.call().account.updateProfile({ locale: 'ar' });
  helper = await join('helper');
  await first.call().children.update({ id: hero.id, locale: 'pl' });
  sibling = await addSibling();
  const everybody = {
    de: first,
    ar: parent.browser,
    helper: helper.browser,
    pl: child,
    sibling: sibling.browser,
  };
  for (const [name, browser] of Object.entries(everybody)) await takePushes(browser, name);
  ports.pushes.length = 0;
  ports.mails.length = 0;
});

/** Somebody who comes with an invitation, in a browser that asks for no language. */
async function join(role: 'parent' | 'helper'): Promise<Adult> {
  const { url } = await family.parent.call().family.createInvitation({ role });
  const browser = openBrowser(ports);
  const email = `${crypto.randomUUID()}@example.com`;
  const names = { firstName: 'Sam', lastName: 'Other' };
  const invitation = url?.split('#invitation=')[1];
  await browser.call().account.register({ email, password: PASSWORD, ...names, invitation });
  return { browser, email };
}

async function addSibling() {
  const { id } = await family.parent.call().children.create({ name: 'Kim', avatarType: 'ninja' });
  const { username, pin } = await family.parent.call().children.generateLogin({ id });
  await family.parent.call().habits.assign({ id, masterHabitId: family.master.id });
  const browser = openBrowser(ports);
  const { familyCode } = family.user;
  await browser.call().account.childLogin({ familyCode, username: username ?? '', pin: pin ?? '' });
  return { browser, id };
}

const takePushes = (browser: Browser, name: string) =>
  browser
    .call()
    .push.subscribe({ endpoint: `https://push.example.com/${name}/${crypto.randomUUID()}`, keys: KEYS });

/** What each browser showed, by the name of whoever holds it. */
const shown = () =>
  Object.fromEntries(
    ports.pushes.splice(0).map(({ endpoint, message }) => {
      const { title, body } = message as { title: string; body: string };
      return [endpoint.split('/')[3], [title, body]];
    }),
  );

/** Names of the other direction keep it. */
const apart = (name: string) => `\u2068${name}\u2069`;

describe('a push is written in the language of whoever holds the browser', () => {
  test('a call for a parent: each grown-up in theirs, and no hero', async () => {
    await family.child.call().inbox.callParent({ id: family.hero.id });
    expect(shown()).toEqual({
      de: ['Robin ruft nach dir', 'Tippe, um es in Herohood zu sehen.'],
      ar: [`نداء إليك من ${apart('Robin')}`, 'لمسة لرؤيته في Herohood.'],
      helper: ['Robin size sesleniyor', 'Herohood’da görmek için dokunun.'],
    });
  });

  test('trust that pauses: each grown-up in theirs, whoever took the mission back', async () => {
    await owner.browser.call().habits.updateMaster({ id: family.master.id, approval: 'trust' });
    const { id } = await family.child.call().missions.complete({ id: family.habit.id });
    ports.pushes.length = 0;
    await parent.browser.call().missions.undo({ id });
    expect(shown()).toEqual({
      de: ['Robin: Read', '7 Tage lang wartet das jetzt auf ein Ja der Eltern.'],
      ar: ['Robin: Read', 'ستنتظر موافقة الأهل لمدة 7 أيام.'],
      helper: ['Robin: Read', 'Önümüzdeki 7 gün boyunca bir ebeveynin evet demesini bekler.'],
    });
  });

  test('a reminder: the hero in theirs, a sibling who chose nothing in the family’s', async () => {
    const reminder = {
      reminderEnabled: true,
      reminderTime: '08:00',
      timeRangeStart: '00:00',
      timeRangeEnd: '00:00',
    };
    await owner.browser.call().habits.updateMaster({ id: family.master.id, ...reminder });
    await turnAt(ports, '2026-06-02T08:00:00.000Z');
    expect(shown()).toEqual({
      pl: ['Read', 'Misja czeka na swojego bohatera!'],
      sibling: ['Read', 'Görevin seni bekliyor, kahraman!'],
    });
  });

  test('what a hero hears of in the app alone is no push: a greeting, an approval', async () => {
    await sibling.browser
      .call()
      .world.sendCheer({ id: sibling.id, toChildId: family.hero.id, cheer: 'star' });
    const { id } = await family.child.call().missions.complete({ id: family.habit.id });
    await owner.browser.call().missions.approve({ id });
    expect(shown()).toEqual({});
  });

  test('whoever changes their language is told in the new one from the next push on', async () => {
    await parent.browser.call().account.updateProfile({ locale: null });
    await helper.browser.call().account.updateProfile({ locale: 'uk' });
    await family.child.call().inbox.callParent({ id: family.hero.id });
    expect(shown()).toMatchObject({
      ar: ['Robin size sesleniyor', expect.any(String)],
      helper: ['Robin кличе вас', 'Торкніться, щоб побачити в Herohood.'],
    });
  });
});

describe('a mail is written in the language of its receiver', () => {
  type Spoken = 'de' | 'ar' | 'tr';
  const ADULTS: [Spoken, () => Adult][] = [
    ['de', () => owner],
    ['ar', () => parent],
    ['tr', () => helper],
  ];

  const mailed = async (act: () => Promise<unknown>, count = 1) => {
    ports.mails.length = 0;
    await act();
    await untilHolds(() => expect(ports.mails).toHaveLength(count));
    return Object.fromEntries(ports.mails.map(({ to, locale }) => [to, locale]));
  };

  test.each(ADULTS)('a new password, and that it was changed: %s', async (locale, who) => {
    const { browser, email } = who();
    const ask = () => openBrowser(ports).call().account.requestPasswordReset({ email });
    expect(await mailed(ask)).toEqual({ [email]: locale });
    const token = ports.mails[0]?.text.match(/token=(\w+)/)?.[1] ?? '';
    const reset = () =>
      openBrowser(ports).call().account.resetPassword({ token, newPassword: OTHER_PASSWORD });
    expect(await mailed(reset)).toEqual({ [email]: locale });
    await browser.call().account.login({ email, password: OTHER_PASSWORD });
    const passwords = { currentPassword: OTHER_PASSWORD, newPassword: PASSWORD };
    const change = () => browser.call().account.changePassword(passwords);
    expect(await mailed(change)).toEqual({ [email]: locale });
  });

  test.each(ADULTS)('another e-mail, at the old address and at the new one: %s', async (locale, who) => {
    const { browser, email } = who();
    const next = `${crypto.randomUUID()}@example.com`;
    const change = () => browser.call().account.updateProfile({ email: next, password: PASSWORD });
    expect(await mailed(change, 2)).toEqual({
      [email]: locale,
      [next]: locale,
    });
  });
});
