import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { alterAnswers } from '../testing/alter-answers';
import { axeFaults } from '../testing/axe-faults';
import { daysAgo } from '../testing/family-zone';
import type { RunningServer } from '../testing/server';
import { enterAsHero, send, setUpFamily } from '../testing/set-up-family';
import { startServerOnShared } from '../testing/shared-postgres';
import { onStage } from '../testing/stage';
import { smallTargets } from '../testing/touch-targets';

let server: RunningServer;

beforeAll(async () => {
  server = await startServerOnShared('kids-days');
});
afterAll(() => server?.stop());

const faults = async (child: Page) => [...(await axeFaults(child)), ...(await smallTargets(child))];
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const times = (page: Page, name: string) => page.getByRole('img', { name, exact: true });

/** The weekday of the day after a day, as schedules name it. */
const weekdayAfter = (day: string) =>
  ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'][new Date(`${day}T12:00:00Z`).getUTCDay()]!;

it('a day off, a day in parts, a mission of two times on two devices, and what an ice star did', async () => {
  await onStage('kids-days', server.url, async ({ parent, child, comeIn, photograph }) => {
    const { request } = parent.context();
    const { familyCode, heroes } = await setUpFamily(parent, ['Mia']);
    const hero = heroes[0]!;
    const give = async (name: string, plan: object) => {
      const { id } = await send(request, '/api/habits/master', {
        name,
        icon: 'teeth',
        color: 'mint',
        ...plan,
      });
      await send(request, `/api/children/${hero.id}/habits`, { masterHabitId: id });
    };
    // It is noon where the family lives.
    await give('Brush teeth', { partOfDay: 'afternoon', timesPerDay: 2 });
    await give('Pack the bag', { partOfDay: 'evening' });
    const masters: { id: string }[] = await (await request.get('/api/habits/master')).json();
    const plan = async (change: object) => {
      for (const { id } of masters)
        expect((await request.patch(`/api/master-habits/${id}`, { data: change })).status()).toBe(200);
    };
    const noDay = { kind: 'days', days: [weekdayAfter(daysAgo(0))] };
    await plan({ schedule: noDay, allowExtra: true });
    await enterAsHero(child, familyCode, hero);
    await child.goto('/kids');
    await child.getByText('A free day!', { exact: true }).waitFor();
    await child.getByRole('heading', { name: 'If you like' }).waitFor();
    expect(await child.getByText(/to go/).count()).toBe(0);
    expect(await faults(child)).toEqual([]);
    await photograph(child, 'free');

    // Without a reload the day is there in its parts.
    await plan({ schedule: { kind: 'daily' }, allowExtra: false });
    await child.getByRole('heading', { name: 'This afternoon' }).waitFor();
    await child.getByText('4 to go', { exact: true }).waitFor();
    const evening = child.getByText('This evening: 1 mission', { exact: true });
    const packed = button(child, 'I did it! Pack the bag');
    expect(await packed.isVisible()).toBe(false);
    await evening.tap();
    await packed.waitFor();
    expect(await faults(child)).toEqual([]);
    await photograph(child, 'parts');

    const other = await comeIn();
    await enterAsHero(other, familyCode, hero);
    await other.goto('/kids');
    await times(other, '0 of 2 times today').waitFor();
    await button(child, 'I did it! Brush teeth').tap();
    await times(other, '1 of 2 times today').waitFor();
    await button(other, 'I did it! Brush teeth').click();
    await times(child, '2 of 2 times today').waitFor();
    await child.getByText('2 sent, 2 to go', { exact: true }).waitFor();
    const rows = await (await request.get(`/api/children/${hero.id}/completions`)).json();
    expect(rows.map(({ slot }: { slot: number }) => slot).sort()).toEqual([1, 2]);
    await photograph(child, 'slots');

    let used: string[] = [];
    await alterAnswers(child, {
      'progress.badges': (badges) => ({
        ...badges,
        currentStreak: 8,
        shields: { held: 1, max: 2, used },
      }),
    });
    await child.reload();
    await child.getByText('Streak', { exact: true }).waitFor();
    await child.waitForFunction(() =>
      Object.entries(localStorage).some(
        ([name, kept]) => name.includes('celebrated') && kept.includes('"streak":8'),
      ),
    );
    used = [daysAgo(1)];
    await child.reload();
    const card = child.getByRole('dialog', { name: 'An ice star kept your flame!' });
    await card.getByText('You have 1 ice star left.').waitFor();
    expect(await axeFaults(child)).toEqual([]);
    await photograph(child, 'ice-star');
    await card.getByRole('button', { name: 'Thank you, star!' }).tap();
    await card.waitFor({ state: 'detached' });
  });
}, 60_000);
