import { HOUR_MS } from '@herohood/domain/time/durations';
import { beforeAll, describe, expect, it } from 'vitest';
import { act } from './testing/act';
import type { ClockServer } from './testing/clock-server';
import { clockAt, startsAt } from './testing/family-zone';
import { journeyServer } from './testing/journey-server';
import { enterAsHero, send, setUpFamily } from './testing/set-up-family';
import { onStage, type Stage } from './testing/stage';

/** The browser's own words about calls that were refused because a parent closed everything. */
const CLOSED = /status of 403/;
const GRANDMA = 'Call Grandma, please.';

let server: ClockServer;

beforeAll(async () => {
  server = await journeyServer();
});

/** A hero at their missions, and what a parent does from afar. */
async function heroAtHome({ parent, child }: Stage) {
  const { familyCode, heroes } = await setUpFamily(parent, ['Mia']);
  const hero = heroes[0]!;
  const { request } = parent.context();
  await enterAsHero(child, familyCode, hero);
  await child.goto('/kids');
  await child.getByText("Today's missions").waitFor();
  return {
    set: async (data: object) => {
      const answer = await request.put(`/api/children/${hero.id}/parental-controls`, { data });
      expect(answer.status()).toBe(200);
    },
    emergency: (state: 'activate' | 'deactivate', words: object = {}) =>
      send(request, `/api/children/${hero.id}/emergency/${state}`, words),
  };
}

describe('what a parent does from afar', () => {
  it('an emergency covers everything live, with the parent’s words, and goes by itself', async () => {
    await onStage('kids-emergency', server.url, async (stage) => {
      const { child, photograph, expectProblem } = stage;
      expectProblem(CLOSED);
      const { emergency } = await heroAtHome(stage);
      await emergency('activate', { message: GRANDMA });
      const words = child.getByRole('alert').filter({ hasText: 'Emergency Mode Active' });
      await words.getByText(GRANDMA, { exact: true }).waitFor();
      await child.getByRole('tab').first().waitFor({ state: 'detached' });
      await photograph(child, 'closed');
      await child.reload();
      await words.getByText(GRANDMA, { exact: true }).waitFor();
      await emergency('deactivate');
      await child.getByText("Today's missions").waitFor();
    });
  });

  it('bedtime comes live, leaves the missions open and nothing else, and goes by itself', async () => {
    await onStage('kids-bedtime', server.url, async (stage) => {
      const { child, photograph } = stage;
      const { set } = await heroAtHome(stage);
      await child.getByRole('tab', { name: 'Progress' }).tap();
      await child.getByText('My progress').waitFor();
      await set({
        bedtimeMode: true,
        bedtimeStart: clockAt(startsAt()),
        bedtimeEnd: clockAt(startsAt() + HOUR_MS),
      });
      const night = child.getByRole('heading', { name: 'Good night, Mia!' });
      await night.waitFor();
      await photograph(child, 'asleep');
      await child.getByRole('button', { name: 'My missions' }).tap();
      await child.getByText('It is bedtime.').waitFor();
      await act(child, 'missions.complete', () =>
        child.getByRole('button', { name: 'I did it! Feed the cat' }).tap(),
      );
      await child.getByText('With your parent: 1').waitFor();
      await child.getByRole('tab', { name: 'Rewards' }).tap();
      await night.waitFor();
      await set({ bedtimeMode: false });
      await night.waitFor({ state: 'detached' });
      await child.getByText("Today's missions").waitFor();
    });
  });
});
