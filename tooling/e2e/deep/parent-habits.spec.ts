import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../testing/server';
import { enterAsHero, setUpFamily } from '../testing/set-up-family';
import { startServerOnShared } from '../testing/shared-postgres';
import { onStage } from '../testing/stage';
import { seeToast } from '../testing/toast';

let server: RunningServer;

beforeAll(async () => {
  server = await startServerOnShared('parent-habits');
});
afterAll(() => server?.stop());

const habitDialog = (page: Page, name: 'New habit' | 'Edit habit') => page.getByRole('dialog', { name });

/** Records for a moment and waits until it can be heard. */
async function record(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Record a message' }).click();
  await page.getByText(/^5\d s left$/).waitFor();
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await page.getByRole('button', { name: 'Play recording' }).waitFor();
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
});
