import { it } from 'vitest';
import { act } from './testing/act';
import { daysAgo } from './testing/family-zone';
import { journeyServer } from './testing/journey-server';
import { enterAsHero, setUpFamily } from './testing/set-up-family';
import { onStage } from './testing/stage';

it('a sick day and a vacation are marked and taken back, and the heroes see each at once', async () => {
  const { url } = await journeyServer();
  await onStage('days-live', url, async ({ parent, child, photograph }) => {
    const { familyCode, heroes } = await setUpFamily(parent, ['Mia', 'Leo']);
    await enterAsHero(child, familyCode, heroes[0]!);
    await child.goto('/kids');
    const mission = child.getByRole('button', { name: 'I did it! Feed the cat' });
    await mission.waitFor();

    await parent.goto('/parent/heroes');
    await act(parent, 'days.createMark', () =>
      parent.getByRole('button', { name: 'Mia is sick today' }).click(),
    );
    await child.getByText('Get well soon!', { exact: true }).waitFor();
    await photograph(child, 'sick');
    await act(parent, 'days.removeMark', () =>
      parent.getByRole('button', { name: 'Mia is well again' }).click(),
    );
    await mission.waitFor();

    await parent.getByRole('link', { name: 'Calendar' }).click();
    await parent.getByRole('radio', { name: 'Vacation' }).check();
    const today = parent.locator(`button[data-day="${daysAgo(0)}"]`);
    await act(parent, 'days.createMark', () => today.click());
    await child.getByText('Vacation!', { exact: true }).waitFor();
    const marked = parent.getByRole('alert').filter({ hasText: 'Marked' });
    await act(parent, 'days.removeMark', () => marked.getByRole('button', { name: 'Undo' }).click());
    await mission.waitFor();
  });
});
