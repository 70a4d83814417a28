import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults } from './testing/axe-faults';
import { expectFocusAt, expectFocusSeen } from './testing/keyboard';
import type { RunningServer } from './testing/server';
import { enterAsHero, setUpFamily } from './testing/set-up-family';
import { startServerOnShared } from './testing/shared-postgres';
import { onStage } from './testing/stage';
import { smallTargets } from './testing/touch-targets';

let server: RunningServer;

beforeAll(async () => {
  server = await startServerOnShared('kids-tools');
});
afterAll(() => server?.stop());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const stage = (page: Page) => page.getByRole('dialog', { name: 'Tidy your room' });
const faults = async (page: Page) => [...(await axeFaults(page)), ...(await smallTargets(page))];

/** A parent writes down a mission in three steps, the second of them with a picture. */
async function makeHabit(parent: Page): Promise<void> {
  await parent.goto('/parent/missions');
  await button(parent, 'New habit').click();
  const form = parent.getByRole('dialog', { name: 'New habit' });
  await form.getByLabel(/^Name/).fill('Tidy your room');
  await form.getByRole('radio', { name: 'Steps' }).check();
  await button(parent, 'Add a step').click();
  for (const [n, name] of ['Floor', 'Bed', 'Desk'].entries()) {
    await form.getByRole('textbox', { name: `Step ${n + 1}`, exact: true }).fill(name);
  }
  await button(parent, 'Move step 3 up').click();
  await button(parent, 'Choose a picture for step 2').click();
  await form
    .getByRole('group', { name: 'Picture of step 2' })
    .getByRole('radio', { name: 'Homework' })
    .check();
  await button(parent, 'Create habit').click();
  await parent.getByText('Master Habit Created!').waitFor();
}

describe('a mission with a tool', () => {
  it('is made by a parent; the hero does its steps through a reload, and it is sent', async () => {
    await onStage({ name: 'kids-tools' }, server.url, async ({ parent, child, photograph }) => {
      const family = await setUpFamily(parent, ['Mia']);
      await makeHabit(parent);
      await enterAsHero(child, family.familyCode, family.heroes[0]!);
      await child.goto('/kids');
      const entry = button(child, 'Show me the steps: Tidy your room');
      await entry.focus();
      await child.keyboard.press('Enter');
      await button(child, 'Done! Floor').waitFor();
      expect(await faults(child)).toEqual([]);
      // By keyboard: the act has the focus, Tab stays in, Escape leaves, Enter comes back.
      await expectFocusAt(button(child, 'Done! Floor'));
      await child.keyboard.press('Enter');
      await button(child, 'Done! Desk').waitFor();
      await child.keyboard.press('Tab');
      await expectFocusSeen(child, 'on the stage');
      await photograph(child, 'steps');
      await child.keyboard.press('Escape');
      await stage(child).waitFor({ state: 'detached' });
      await expectFocusAt(entry);
      await child.keyboard.press('Enter');
      await button(child, 'Done! Desk').waitFor();

      await child.reload();
      await button(child, 'Done! Desk').click();
      await button(child, 'Done! Bed').click();
      await stage(child).getByText('Well done!').waitFor();
      expect(await faults(child)).toEqual([]);
      await photograph(child, 'end');
      await stage(child).getByRole('button', { name: 'I did it! Tidy your room' }).click();
      const waiting = async () => (await parent.context().request.get('/api/pending-habits/all')).json();
      await button(child, 'Waiting...').waitFor();
      await expect.poll(waiting).toMatchObject([{ habit: { name: 'Tidy your room' } }]);
    });
  });
});
