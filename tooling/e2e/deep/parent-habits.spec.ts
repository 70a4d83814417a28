import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breakCalls } from '../testing/alter-answers';
import type { RunningServer } from '../testing/server';
import { enterAsHero, send, setUpFamily } from '../testing/set-up-family';
import { startServerOnShared } from '../testing/shared-postgres';
import { onStage } from '../testing/stage';
import { BROKEN_CALL, seeToast } from '../testing/toast';

let server: RunningServer;

beforeAll(async () => {
  server = await startServerOnShared('parent-habits');
});
afterAll(() => server?.stop());

const PHONE = { width: 390, height: 844 };

/** What the browser notes about a recording that the journey spoils on purpose. */
const SPOILED = /status of 500/;

/** No recording can be sent or fetched, as with a store in trouble. */
async function spoilMedia(page: Page): Promise<void> {
  await page.route('**/api/media/*', (route) => route.fulfill({ status: 500, body: 'Out of order' }));
}

const habitDialog = (page: Page, name: 'New habit' | 'Edit habit') => page.getByRole('dialog', { name });

async function editHabit(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Edit habit' }).click();
  await habitDialog(page, 'Edit habit').waitFor();
}

/** Records for a moment and waits until it can be heard. */
async function record(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Record a message' }).click();
  await page.getByText(/^5\d s left$/).waitFor();
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await page.getByRole('button', { name: 'Play recording' }).waitFor();
}

async function answer(page: Page, question: string, choice: string): Promise<void> {
  await page.getByRole('dialog', { name: question }).getByRole('button', { name: choice }).click();
}

interface Habit {
  id: string;
  name: string;
  icon: string;
  xpReward: number;
  customRingtone: string;
  voiceRecording: string | null;
  voiceRecordingName: string | null;
  reminderEnabled: boolean;
}

async function habitsOf(page: Page): Promise<Habit[]> {
  return (await page.context().request.get('/api/habits/master')).json();
}

describe('a habit', () => {
  it('is created with a ringtone and the parent’s own voice, which only the family can hear', async () => {
    await onStage('parent-habits-voice', server.url, async ({ parent, child, photograph }) => {
      const { familyCode, heroes } = await setUpFamily(parent, ['Mia']);
      await parent.goto('/parent/missions');
      await parent.getByRole('button', { name: 'New habit' }).click();
      const dialog = habitDialog(parent, 'New habit');
      await dialog.getByRole('button', { name: 'Create habit' }).click();
      await seeToast(parent, 'Name required', 'Please enter a name for the habit!');
      await dialog.getByLabel(/^Name/).fill('Practise piano');
      await dialog.getByRole('radio', { name: 'Reading' }).check();
      await dialog.getByText('75', { exact: true }).click();
      await dialog.getByRole('switch', { name: 'Remind the hero' }).click();

      await dialog.getByRole('button', { name: 'Play Happy Bells' }).click();
      await dialog.getByRole('button', { name: 'Stop Happy Bells' }).waitFor();
      // It ends by itself.
      await dialog.getByRole('button', { name: 'Play Happy Bells' }).waitFor();
      await dialog.getByRole('radio', { name: 'Happy Bells' }).check();
      expect(await dialog.getByRole('radio', { name: /Ocean Waves.*Premium/ }).isDisabled()).toBe(true);
      await dialog.getByRole('link', { name: 'See the plans' }).waitFor();

      await dialog.getByRole('switch', { name: /Voice reminder/ }).click();
      await record(parent);
      await dialog.getByLabel('Name of the recording').fill('Scales first');
      await dialog.getByRole('button', { name: 'Play recording' }).click();
      await dialog.getByRole('button', { name: 'Stop playing' }).waitFor();
      await dialog.getByRole('button', { name: 'Play recording' }).waitFor();
      await photograph(parent, 'recorded');
      await dialog.getByRole('button', { name: 'Create habit' }).click();
      await seeToast(parent, 'Master Habit Created!');

      const habit = (await habitsOf(parent)).find(({ name }) => name === 'Practise piano');
      expect(habit).toMatchObject({
        icon: 'reading',
        xpReward: 75,
        reminderEnabled: true,
        customRingtone: 'happy-bells',
        voiceRecordingName: 'Scales first',
      });
      expect(habit?.voiceRecording).toMatch(/^\/api\/media\/[^?]+$/);
      const address = habit?.voiceRecording ?? '';
      expect((await child.context().request.get(address)).status()).toBe(401);
      await enterAsHero(child, familyCode, heroes[0]!);
      const heard = await child.context().request.get(address);
      expect([heard.status(), heard.headers()['content-type']]).toEqual([200, 'audio/webm']);
      expect((await heard.body()).byteLength).toBeGreaterThan(1000);
    });
  });

  it('is saved without a recording that cannot be sent, and says so', async () => {
    await onStage('parent-habits-lost', server.url, async ({ parent, expectProblem }) => {
      expectProblem(SPOILED);
      await setUpFamily(parent, ['Mia']);
      await parent.goto('/parent/missions');
      await editHabit(parent, 'Feed the cat');
      const dialog = habitDialog(parent, 'Edit habit');
      await dialog.getByRole('switch', { name: 'Remind the hero' }).click();
      await dialog.getByRole('switch', { name: /Voice reminder/ }).click();
      await record(parent);
      await spoilMedia(parent);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await seeToast(parent, 'Master Habit Updated!');
      await parent.getByText(/The voice recording could not be sent/).waitFor();
      expect((await habitsOf(parent))[0]).toMatchObject({ reminderEnabled: true, voiceRecording: null });

      // Again, and this time it arrives; then it is deleted.
      await parent.unroute('**/api/media/*');
      await editHabit(parent, 'Feed the cat');
      await record(parent);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await parent.getByText('Feed the cat is up to date.').waitFor();
      expect((await habitsOf(parent))[0]?.voiceRecording).toMatch(/^\/api\/media\//);

      await spoilMedia(parent);
      await editHabit(parent, 'Feed the cat');
      await dialog.getByRole('button', { name: 'Play recording' }).click();
      await seeToast(parent, 'Playback Error', 'Could not play recording');
      await dialog.getByRole('button', { name: 'Delete recording' }).click();
      await answer(parent, 'Delete this recording?', 'Delete recording');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.waitFor({ state: 'detached' });
      expect((await habitsOf(parent))[0]).toMatchObject({ voiceRecording: null, voiceRecordingName: null });
    });
  });

  it('can do without a microphone', async () => {
    await onStage('parent-habits-denied', server.url, async ({ parent }) => {
      await setUpFamily(parent, ['Mia']);
      await parent.addInitScript(() => {
        navigator.mediaDevices.getUserMedia = async () => {
          throw new DOMException('Permission denied', 'NotAllowedError');
        };
      });
      await parent.goto('/parent/missions');
      await editHabit(parent, 'Feed the cat');
      const dialog = habitDialog(parent, 'Edit habit');
      await dialog.getByRole('switch', { name: 'Remind the hero' }).click();
      await dialog.getByRole('switch', { name: /Voice reminder/ }).click();
      await dialog.getByRole('button', { name: 'Record a message' }).click();
      await seeToast(parent, 'Recording Error', 'Could not access microphone. Please check permissions.');
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await answer(parent, 'Discard your changes?', 'Discard');
      await dialog.waitFor({ state: 'detached' });
    });
  });

  it('keeps what was typed when it cannot be saved, and is as it was when it cannot be changed', async () => {
    await onStage('parent-habits-failing', server.url, async ({ parent, expectProblem }) => {
      expectProblem(BROKEN_CALL);
      await setUpFamily(parent, ['Mia']);
      const restore = await breakCalls(parent, 'habits.createMaster');
      for (const act of ['updateMaster', 'remove']) await breakCalls(parent, `habits.${act}`);
      await parent.goto('/parent/missions');
      await parent.getByRole('button', { name: 'New habit' }).click();
      const create = habitDialog(parent, 'New habit');
      await create.getByLabel(/^Name/).fill('Sing');
      await parent.keyboard.press('Enter');
      await seeToast(parent, 'Error', 'Failed to create master habit. Please try again.');
      expect(await create.getByLabel(/^Name/).inputValue()).toBe('Sing');
      await restore();
      await create.getByRole('button', { name: 'Create habit' }).click();
      await seeToast(parent, 'Master Habit Created!');

      await editHabit(parent, 'Sing');
      const edit = habitDialog(parent, 'Edit habit');
      await edit.getByLabel('Description').fill('Loudly');
      await edit.getByRole('button', { name: 'Save' }).click();
      await seeToast(parent, 'Error', 'Failed to update master habit. Please try again.');
      await edit.getByRole('button', { name: 'Cancel' }).click();
      await answer(parent, 'Discard your changes?', 'Discard');

      const isActive = parent.getByRole('switch', { name: 'Sing is active' });
      await isActive.press('Space');
      await seeToast(parent, 'Error', 'Failed to update master habit status.');
      expect(await isActive.isChecked()).toBe(true);

      const askDelete = async () => {
        await parent.getByRole('button', { name: 'More for Sing' }).click();
        await parent.getByRole('menuitem', { name: 'Delete habit' }).click();
        await answer(parent, 'Delete "Sing"?', 'Delete habit');
      };
      await askDelete();
      await seeToast(parent, 'Error', 'Failed to delete habit. Please try again.');
      await parent.unrouteAll();
      await isActive.press('Space');
      await seeToast(parent, 'Master Habit Updated!', 'Sing is inactive now.');
      await askDelete();
      await seeToast(parent, 'Habit Deleted!', 'Sing was removed.');
      await parent.getByText('Sing', { exact: true }).waitFor({ state: 'detached' });
    });
  });
});

describe('the Habit Assignment Center', () => {
  it('gives and takes missions on a phone without scrolling sideways', async () => {
    await onStage('parent-habits-assign', server.url, async ({ parent, photograph, expectProblem }) => {
      expectProblem(BROKEN_CALL);
      await setUpFamily(parent, ['Mia', 'Zoe']);
      const { request } = parent.context();
      await send(request, '/api/habits/master', { name: 'A very long habit name that still has to fit' });
      await parent.setViewportSize(PHONE);
      await parent.goto('/parent/missions');
      await parent.getByRole('button', { name: 'Assign habits' }).click();
      const center = parent.getByRole('dialog', { name: 'Habit Assignment Center' });
      await center.getByText('Mia has 1 of 2 missions.').waitFor();
      const isWide = await parent.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('[role=dialog] *')].some(
          (part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX !== 'visible',
        ),
      );
      expect(isWide, 'nothing scrolls sideways').toBe(false);
      await photograph(parent, 'phone');

      const long = 'A very long habit name that still has to fit';
      await breakCalls(parent, 'habits.assign');
      await center.getByRole('button', { name: `Assign ${long} to Mia` }).click();
      await seeToast(parent, 'Error', 'Failed to assign habit to child.');
      await center.getByText('Mia has 1 of 2 missions.').waitFor();
      await parent.unrouteAll();
      await center.getByRole('button', { name: `Assign ${long} to Mia` }).click();
      await seeToast(parent, 'Habit Assigned!');

      await center.getByRole('button', { name: `${long} for Mia: active` }).click();
      await parent.getByRole('menuitem', { name: 'Remove' }).click();
      await answer(parent, `Remove "${long}" from Mia?`, 'Remove');
      await seeToast(parent, 'Habit Removed!');

      await breakCalls(parent, 'habits.remove');
      await breakCalls(parent, 'habits.update');
      const cat = center.getByRole('button', { name: 'Feed the cat for Mia: active' });
      await cat.click();
      await parent.getByRole('menuitem', { name: 'Pause' }).click();
      await seeToast(parent, 'Error', 'Failed to update habit status.');
      await cat.click();
      await parent.getByRole('menuitem', { name: 'Remove' }).click();
      await answer(parent, 'Remove "Feed the cat" from Mia?', 'Remove');
      await seeToast(parent, 'Error', 'Failed to remove habit from child.');
      await cat.waitFor();

      await breakCalls(parent, 'habits.autoAssignAll');
      await center.getByRole('button', { name: 'Auto-assign all' }).click();
      await seeToast(parent, 'Auto-Assignment Failed', 'Could not auto-assign habits. Please try again.');
      await parent.unrouteAll();
      await center.getByRole('button', { name: 'Auto-assign all' }).click();
      await seeToast(parent, 'Auto-Assignment Complete!');
      await center.getByText('Mia has 2 of 2 missions.').waitFor();
      await center.getByRole('radio', { name: 'Zoe' }).check();
      await center.getByText('Zoe has 2 of 2 missions.').waitFor();
    });
  });
});
