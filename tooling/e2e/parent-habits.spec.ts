import { DAY_MS } from '@herohood/domain/time/durations';
import { expect, it } from 'vitest';
import { act } from './testing/act';
import { journeyServer } from './testing/journey-server';
import { enterAsHero, setUpFamily } from './testing/set-up-family';
import { onStage } from './testing/stage';

it('a habit of some weekdays is made in the form; the hero has it at once, and not on another day', async () => {
  const server = await journeyServer();
  await onStage('habit-schedule', server.url, async ({ parent, child, photograph }) => {
    const { familyCode, heroes } = await setUpFamily(parent, ['Mia']);
    await enterAsHero(child, familyCode, heroes[0]!);
    await child.goto('/kids');
    const swim = child.getByRole('button', { name: 'I did it! Swim' });
    const feed = child.getByRole('button', { name: 'I did it! Feed the cat' });
    await feed.waitFor();

    await parent.goto('/parent/missions');
    await parent.getByRole('button', { name: 'New habit' }).click();
    const form = parent.getByRole('dialog', { name: 'New habit' });
    await form.getByLabel(/^Name/).fill('Swim');
    await form.getByText('75', { exact: true }).click();
    await form.getByRole('radio', { name: 'Some weekdays' }).check();
    // Today, a Tuesday, is chosen already.
    await form.getByRole('checkbox', { name: 'Thursday' }).check();
    await form.getByText('Due on 4 days of the next 14.').waitFor();
    await act(parent, 'habits.createMaster', () =>
      form.getByRole('button', { name: 'Create habit' }).click(),
    );
    await swim.waitFor();
    await child.getByText('75 XP').waitFor();
    await photograph(child, 'due');

    // The hero opens the app on Wednesday.
    const tomorrow = new Date(server.ports.now().getTime() + DAY_MS);
    server.setTime(tomorrow);
    await child.clock.setSystemTime(tomorrow);
    await child.reload();
    await feed.waitFor();
    await expect.poll(() => swim.count()).toBe(0);
  });
});
