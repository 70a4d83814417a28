import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breakCalls } from '../testing/alter-answers';
import { axeFaults } from '../testing/axe-faults';
import type { RunningServer } from '../testing/server';
import { enterAsHero, setUpFamily } from '../testing/set-up-family';
import { startServerOnShared } from '../testing/shared-postgres';
import { onStage } from '../testing/stage';
import { BROKEN_CALL, seeToast } from '../testing/toast';

let server: RunningServer;

beforeAll(async () => {
  server = await startServerOnShared('parent-alerts');
});
afterAll(() => server?.stop());

const PHONE = { width: 360, height: 740 };
const HABIT = 'Feed the cat';

const fetchJson = async (page: Page, path: string) => (await page.context().request.get(path)).json();

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true, level: 1 });

async function openHabitAlerts(page: Page): Promise<void> {
  await page.goto('/parent/settings');
  await page.getByRole('link', { name: `Alert settings of ${HABIT}` }).click();
  await heading(page, `Alert Settings - ${HABIT}`).waitFor();
}

/** Sets a time by its two lists. */
async function pickTime(page: Page, label: string, time: string): Promise<void> {
  const [hour = '', minutes = ''] = time.split(':');
  await page.getByLabel(`${label}: hour`).selectOption(hour);
  await page.getByLabel(`${label}: minutes`).selectOption(minutes);
}

/** Nothing serious for axe, and nothing wider than the screen. */
async function expectSoundScreen(page: Page): Promise<void> {
  expect(await axeFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
}

describe('the alert settings', () => {
  it('of all new habits are saved, and a new habit begins with them', async () => {
    await onStage('parent-alerts-default', server.url, async ({ parent, photograph }) => {
      await setUpFamily(parent, ['Mia']);
      await parent.goto('/parent');
      await parent.getByRole('link', { name: 'Alerts' }).click();
      await heading(parent, 'Alert Settings').waitFor();
      expect(await parent.getByRole('slider').count()).toBe(0);
      await parent.getByRole('switch', { name: /^Remind heroes of new habits/ }).click();
      await parent.getByRole('slider', { name: 'Duration' }).press('End');
      await parent.getByText('Duration: 120 minutes').waitFor();
      await pickTime(parent, 'Time', '16:45');
      await parent.getByRole('button', { name: 'Play Happy Bells' }).click();
      await parent.getByRole('button', { name: 'Stop Happy Bells' }).waitFor();
      await parent.getByRole('radio', { name: 'Happy Bells' }).check();
      await photograph(parent, 'desk');
      await expectSoundScreen(parent);
      await parent.getByRole('button', { name: 'Save Settings' }).click();
      await seeToast(parent, 'Global Settings Updated!');
      await parent.waitForURL('**/parent');
      expect((await fetchJson(parent, '/api/auth/user')).reminderSettings).toEqual({
        enabled: true,
        voiceEnabled: false,
        ringtoneEnabled: true,
        defaultRingtone: 'happy-bells',
        reminderTime: 120,
        time: '16:45',
        timeRangeStart: '07:00',
        timeRangeEnd: '20:00',
      });

      await parent.getByRole('navigation').getByRole('link', { name: 'Missions' }).click();
      await parent.getByRole('button', { name: 'New habit' }).click();
      const dialog = parent.getByRole('dialog', { name: 'New habit' });
      expect(await dialog.getByRole('switch', { name: 'Remind the hero' }).isChecked()).toBe(true);
      expect(await dialog.getByRole('radio', { name: 'Happy Bells' }).isChecked()).toBe(true);
      expect(await dialog.getByLabel('Time: minutes').inputValue()).toBe('45');
    });
  });

  it('of one habit refuse a time outside the active hours, and are saved with the parent’s voice', async () => {
    await onStage('parent-alerts-habit', server.url, async ({ parent, child, photograph }) => {
      const { familyCode, heroes } = await setUpFamily(parent, ['Mia']);
      await parent.setViewportSize(PHONE);
      await openHabitAlerts(parent);
      await parent.getByRole('switch', { name: /^Remind the hero/ }).click();
      await pickTime(parent, 'Time', '17:05');
      await pickTime(parent, 'Active until', '17:05');
      await parent.getByText(/^This time is outside the active hours/).waitFor();
      await parent.getByRole('button', { name: 'Save Settings' }).click();
      await expect.poll(() => parent.evaluate(() => document.activeElement?.ariaLabel)).toBe('Time: hour');
      const refused = await parent.context().request.patch(`/api/habits/${heroes[0]!.missionId}`, {
        data: { reminderTime: '21:00' },
      });
      expect([refused.status(), (await refused.json()).code]).toEqual([400, 'OUTSIDE_WINDOW']);
      await pickTime(parent, 'Active until', '21:00');
      await parent.getByRole('slider', { name: 'Duration' }).press('Home');
      await parent.getByRole('radio', { name: 'Soft Piano' }).check();

      await parent.getByRole('switch', { name: /^Voice reminder/ }).click();
      await parent.getByRole('button', { name: 'Record a message' }).click();
      await parent.getByText(/^5\d s left$/).waitFor();
      await parent.getByRole('button', { name: 'Stop recording' }).click();
      await seeToast(parent, 'Recording Saved!');
      await photograph(parent, 'phone');
      await expectSoundScreen(parent);
      await parent.getByRole('button', { name: 'Save Settings' }).click();
      await seeToast(parent, 'Alert Settings Updated!');
      await parent.waitForURL('**/parent');

      const [habit] = await fetchJson(parent, '/api/habits/master');
      expect(habit).toMatchObject({
        reminderEnabled: true,
        reminderTime: '17:05',
        reminderDuration: 1,
        timeRangeEnd: '21:00',
        voiceReminderEnabled: true,
        customRingtone: 'soft-piano',
        voiceRecordingName: 'Voice message',
      });
      await enterAsHero(child, familyCode, heroes[0]!);
      const heard = await child.context().request.get(habit.voiceRecording);
      expect([heard.status(), heard.headers()['content-type']]).toEqual([200, 'audio/webm']);

      await openHabitAlerts(parent);
      await parent.getByRole('button', { name: 'Play recording' }).click();
      await parent.getByRole('button', { name: 'Stop playing' }).waitFor();
      await parent.getByRole('button', { name: 'Play recording' }).waitFor();
      await parent.getByRole('button', { name: 'Delete recording' }).click();
      const question = parent.getByRole('dialog', { name: 'Delete this recording?' });
      await question.getByRole('button', { name: 'Delete recording' }).click();
      await seeToast(parent, 'Recording Deleted');
      await parent.getByRole('button', { name: 'Save Settings' }).click();
      await seeToast(parent, 'Alert Settings Updated!');
      expect((await fetchJson(parent, '/api/habits/master'))[0].voiceRecording).toBeNull();
    });
  });

  it('of one hero’s mission leave the habit alone', async () => {
    await onStage('parent-alerts-mission', server.url, async ({ parent }) => {
      const { heroes } = await setUpFamily(parent, ['Mia']);
      await parent.goto('/parent/missions');
      await parent.getByRole('button', { name: 'Assign habits' }).click();
      await parent.getByRole('button', { name: `${HABIT} for Mia: active` }).click();
      await parent.getByRole('menuitem', { name: 'Alerts for Mia' }).click();
      await heading(parent, `Alert Settings - ${HABIT}`).waitFor();
      await parent.getByText(/These settings are for one hero/).waitFor();
      await parent.getByRole('switch', { name: /^Remind the hero/ }).click();
      await pickTime(parent, 'Time', '09:30');
      await parent.getByRole('button', { name: 'Save Settings' }).click();
      await seeToast(parent, 'Alert Settings Updated!');
      const mission = await fetchJson(parent, `/api/habits/${heroes[0]!.missionId}`);
      expect(mission).toMatchObject({ reminderEnabled: true, reminderTime: '09:30' });
      expect((await fetchJson(parent, '/api/habits/master'))[0].reminderEnabled).toBe(false);
    });
  });

  it('are not lost by leaving, by a failing server or without a microphone', async () => {
    await onStage('parent-alerts-failing', server.url, async ({ parent, expectProblem }) => {
      expectProblem(BROKEN_CALL);
      await setUpFamily(parent, ['Mia']);
      await parent.addInitScript(() => {
        navigator.mediaDevices.getUserMedia = async () => {
          throw new DOMException('Permission denied', 'NotAllowedError');
        };
      });
      await breakCalls(parent, 'habits.update');
      await openHabitAlerts(parent);
      await parent.getByRole('switch', { name: /^Remind the hero/ }).click();
      await parent.getByRole('switch', { name: /^Voice reminder/ }).click();
      await parent.getByRole('button', { name: 'Record a message' }).click();
      await seeToast(parent, 'Recording Failed', 'Unable to access microphone. Please check permissions.');

      await parent.getByRole('button', { name: 'Save Settings' }).click();
      await seeToast(parent, 'Error', 'The settings could not be saved. Please try again.');

      const leave = parent.getByRole('dialog', { name: 'Leave without saving?' });
      await parent.goBack();
      await leave.getByRole('button', { name: 'Cancel' }).click();
      await heading(parent, `Alert Settings - ${HABIT}`).waitFor();
      expect(await parent.getByRole('switch', { name: /^Voice reminder/ }).isChecked()).toBe(true);
      await parent.getByRole('link', { name: 'Back', exact: true }).click();
      await leave.getByRole('button', { name: 'Leave' }).click();
      await parent.waitForURL('**/parent');

      // The switch of the list puts itself back.
      await parent.goto('/parent/settings');
      const toggle = parent.getByRole('switch', { name: `Reminder of ${HABIT}` });
      await toggle.press('Space');
      await seeToast(parent, 'Error', 'The settings could not be saved. Please try again.');
      expect(await toggle.isChecked()).toBe(false);
      await parent.unrouteAll();
      await toggle.press('Space');
      await seeToast(parent, 'Settings Saved!');
      expect((await fetchJson(parent, '/api/habits/master'))[0].reminderEnabled).toBe(true);
    });
  });
});
