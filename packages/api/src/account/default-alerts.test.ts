import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { DEFAULT_REMINDER_SETTINGS } from '@herohood/domain/reminders/settings';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type Browser,
  createTestFamily,
  openBrowser,
  type TestFamily,
} from '../../tests/testing/test-family';
import { createTestPorts, type TestPorts } from '../../tests/testing/test-ports';

let database: TestDatabase;
let ports: TestPorts;
let family: TestFamily;
let second: Browser;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  ports = createTestPorts(database.db);
  family = await createTestFamily(ports);
  second = await join();
  const { id } = await second.call().account.me();
  await family.parent.call().family.acceptJoinRequest({ id });
});

async function join(): Promise<Browser> {
  const browser = openBrowser(ports);
  const email = `second-${family.user.familyCode}@example.com`.toLowerCase();
  const names = { firstName: 'Sam', lastName: 'Second', familyCode: family.user.familyCode };
  await browser.call().account.register({ email, password: 'secret-enough', ...names });
  return browser;
}

const settingsOf = async (browser: Browser) => (await browser.call().account.me()).reminderSettings;
const change = (browser: Browser, reminderSettings: object) =>
  browser.call().account.updateReminderSettings({ reminderSettings });

test('both parents read and write the same default alerts, and new habits begin with them', async () => {
  await change(second, { enabled: true, reminderTime: 20, defaultRingtone: 'hero' });
  const expected = { ...DEFAULT_REMINDER_SETTINGS, enabled: true, reminderTime: 20, defaultRingtone: 'hero' };
  expect(await settingsOf(family.parent)).toEqual(expected);
  expect(await settingsOf(second)).toEqual(expected);
  for (const browser of [family.parent, second]) {
    const habit = await browser.call().habits.createMaster({ name: 'Swim' });
    expect(habit).toMatchObject({ reminderEnabled: true, reminderDuration: 20, customRingtone: 'hero' });
  }
});

test('of two parents who change different settings at once both are heard', async () => {
  await Promise.all([change(family.parent, { reminderTime: 30 }), change(second, { voiceEnabled: true })]);
  expect(await settingsOf(second)).toMatchObject({ reminderTime: 30, voiceEnabled: true });
});

test('who waits to be let in sees nothing of them', async () => {
  await change(family.parent, { reminderTime: 30 });
  const stranger = openBrowser(ports);
  const email = `third-${family.user.familyCode}@example.com`.toLowerCase();
  const names = { firstName: 'Tea', lastName: 'Third', familyCode: family.user.familyCode };
  await stranger.call().account.register({ email, password: 'secret-enough', ...names });
  expect(await settingsOf(stranger)).toEqual(DEFAULT_REMINDER_SETTINGS);
});

test("a ringtone that the second parent switches off is silent on the hero's device", async () => {
  const { parent, child, habit } = family;
  await parent.call().habits.update({ id: habit.id, reminderEnabled: true, customRingtone: 'gentle-chime' });
  await database.sql`insert into reminders ${database.sql({
    ...{ family_id: await familyId(), child_id: family.hero.id, child_habit_id: habit.id, day: '2026-03-10' },
    ...{ due_at: '2026-03-10T14:59:00Z', ends_at: '2026-03-10T15:29:00Z', sent_at: '2026-03-10T14:59:00Z' },
  })}`;
  const ringtone = async () => (await child.call().reminders.showing())[0]?.ringtone;
  expect(await ringtone()).not.toBe('none');
  await change(second, { ringtoneEnabled: false });
  expect(await ringtone()).toBe('none');
});

async function familyId(): Promise<string> {
  const [row] = await database.sql`select family_id from children where id = ${family.hero.id}`;
  return row?.family_id;
}
