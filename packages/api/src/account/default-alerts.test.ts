import { DEFAULT_REMINDER_SETTINGS } from '@herohood/domain/reminders/settings';
import { beforeEach, expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { type Browser, openBrowser } from '../../tests/testing/test-family';

const suite = new FamilySuite();

let second: Browser;

beforeEach(async () => {
  second = await join();
  const { id } = await second.call().account.me();
  await suite.family.parent.call().family.acceptJoinRequest({ id });
});

async function join(): Promise<Browser> {
  const browser = openBrowser(suite.ports);
  const email = `second-${suite.family.user.familyCode}@example.com`.toLowerCase();
  const names = { firstName: 'Sam', lastName: 'Second', familyCode: suite.family.user.familyCode };
  await browser.call().account.register({ email, password: 'secret-enough', ...names });
  return browser;
}

const settingsOf = async (browser: Browser) => (await browser.call().account.me()).reminderSettings;
const change = (browser: Browser, reminderSettings: object) =>
  browser.call().account.updateReminderSettings({ reminderSettings });

test('both parents read and write the same default alerts, and new habits begin with them', async () => {
  await change(second, { enabled: true, reminderTime: 20, defaultRingtone: 'hero' });
  const expected = { ...DEFAULT_REMINDER_SETTINGS, enabled: true, reminderTime: 20, defaultRingtone: 'hero' };
  expect(await settingsOf(suite.family.parent)).toEqual(expected);
  expect(await settingsOf(second)).toEqual(expected);
  for (const browser of [suite.family.parent, second]) {
    const habit = await browser.call().habits.createMaster({ name: 'Swim' });
    expect(habit).toMatchObject({ reminderEnabled: true, reminderDuration: 20, customRingtone: 'hero' });
  }
});

test('of two parents who change different settings at once both are heard', async () => {
  await Promise.all([
    change(suite.family.parent, { reminderTime: 30 }),
    change(second, { voiceEnabled: true }),
  ]);
  expect(await settingsOf(second)).toMatchObject({ reminderTime: 30, voiceEnabled: true });
});
