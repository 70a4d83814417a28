import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Answer,
  alterAnswers,
  answerInstead,
  breakCalls,
  FAULT,
  holdCalls,
  refusal,
} from '../testing/alter-answers';
import { axeFaults } from '../testing/axe-faults';
import type { RunningServer } from '../testing/server';
import { enterAsHero, type SetUpHero, send, setUpFamily } from '../testing/set-up-family';
import { startServerOnShared } from '../testing/shared-postgres';
import { CHILD_DEVICES, onStage, type Stage } from '../testing/stage';
import { smallTargets } from '../testing/touch-targets';
import { tryAgain } from '../testing/try-again';

/** The browser's own words about calls that were refused or broken by the journey. */
const REFUSED = /status of (409|500)|ERR_FAILED|ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/;
/** What React notes about a screen that fell over an answer that is none. */
const TRIPPED = /TypeError: .+ is not a function/;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

let server: RunningServer;

beforeAll(async () => {
  server = await startServerOnShared('kids-home');
});
afterAll(() => server?.stop());

const button = (child: Page, name: string) => child.getByRole('button', { name, exact: true });
const loading = (child: Page) => child.getByRole('tabpanel').getByText('Loading...', { exact: true }).first();

async function heroOf({ parent, child }: Stage): Promise<SetUpHero> {
  const family = await setUpFamily(parent, ['Mia']);
  const hero = family.heroes[0]!;
  await enterAsHero(child, family.familyCode, hero);
  return hero;
}

async function seeToast(child: Page, title: string, message: string): Promise<void> {
  const toast = child.getByRole('status').filter({ hasText: title });
  await toast.getByText(title, { exact: true }).waitFor();
  await toast.getByText(message, { exact: true }).waitFor();
}

const faults = async (child: Page) => [...(await axeFaults(child)), ...(await smallTargets(child))];

describe.each(CHILD_DEVICES)('the home on a %s', (device) => {
  it('a mission is found, refused, done, taken back, sent back, tried again and approved', async () => {
    await onStage({ name: `kids-mission-${device}`, child: device }, server.url, async (stage) => {
      const { parent, child, photograph, expectProblem } = stage;
      expectProblem(REFUSED);
      expectProblem(TRIPPED);
      await heroOf(stage);
      const { request } = parent.context();
      const decide = async (verdict: string) => {
        const [{ completion }] = await (await request.get('/api/pending-habits/all')).json();
        await send(request, `/api/habit-completions/${completion.id}/${verdict}`, {
          message: 'The bowl is still empty.',
        });
      };

      const release = await holdCalls(child, 'missions.listToday');
      await child.goto('/kids');
      await loading(child).waitFor();
      await release();
      const card = child.getByRole('article', { name: 'Feed the cat' });
      await card.waitFor();
      const none = await answerInstead(child, 'habits.listForChild', { result: { data: [] } });
      await child.reload();
      await child.getByText('No missions yet', { exact: true }).waitFor();
      await child.getByText('Your parent is still choosing one. Here is something until then!').waitFor();
      expect(await faults(child)).toEqual([]);
      await photograph(child, 'none');
      await none();
      const strange = await answerInstead(child, 'habits.listForChild', { result: { data: 5 } });
      await child.reload();
      await child.getByText('Something tripped!').waitFor();
      expect(await faults(child)).toEqual([]);
      await photograph(child, 'tripped');
      await strange();
      const mend = await breakCalls(child, 'habits.listForChild');
      await child.reload();
      await child.getByText('The mission map got lost').waitFor();
      expect(await faults(child)).toEqual([]);
      await mend();
      await tryAgain(card.getByText('07:00 - 20:00', { exact: true }));

      await card.getByText('+500 XP', { exact: true }).waitFor();
      const complete = button(child, 'I did it! Feed the cat');
      const refusals: [Answer, string][] = [
        [refusal('HABIT_INACTIVE', 409, 'This mission is resting.'), 'This mission is resting.'],
        [FAULT, 'Could not complete mission. Please try again.'],
      ];
      for (const [answer, words] of refusals) {
        const restore = await answerInstead(child, 'missions.complete', answer);
        await complete.tap();
        await seeToast(child, 'Oops!', words);
        await restore();
        // The mission is back where it was, and nothing that stood there meanwhile moves it any more.
        await child.getByText('All missions sent!', { exact: true }).waitFor({ state: 'detached' });
        await complete.waitFor();
      }

      await complete.tap();
      await seeToast(
        child,
        'Mission Complete!',
        '500 XP and 100 points are yours when your parent says yes.',
      );
      await card.getByText('Your parent is checking it.').waitFor();
      expect(await button(child, 'Waiting...').isDisabled()).toBe(true);
      await child.getByText('All missions sent!').waitFor();
      expect(await faults(child)).toEqual([]);
      await photograph(child, 'waiting');

      const takeBack = button(child, 'Take back Feed the cat');
      const back = await answerInstead(child, 'missions.withdraw', FAULT);
      await takeBack.tap();
      await seeToast(child, 'Oops!', 'Could not take it back. Please try again.');
      await back();
      await takeBack.tap();
      await complete.tap();
      await takeBack.waitFor();

      await decide('reject');
      await card.getByText('Your parent says:').waitFor();
      await card.getByText('The bowl is still empty.').waitFor();
      expect(await faults(child)).toEqual([]);
      await photograph(child, 'sent-back');
      await button(child, 'Try again: Feed the cat').tap();
      await takeBack.waitFor();
      await decide('approve');
      // Behind the celebration the card has turned already.
      await child.getByRole('dialog', { name: 'Mission approved!' }).waitFor();
      await card.getByText('You earned 500 XP').waitFor();
      await child.getByText('All missions done!').waitFor();
    });
  });

  it('there is something to see before the first script, and the wait gives way to the home', async () => {
    await onStage({ name: `kids-early-${device}`, child: device }, server.url, async (stage) => {
      const { child, photograph } = stage;
      await heroOf(stage);
      let letScriptCome = () => {};
      const mayCome = new Promise<void>((resolve) => {
        letScriptCome = resolve;
      });
      await child.route('**/assets/base-*.js', async (route) => {
        await mayCome;
        await route.continue();
      });
      await child.goto('/kids', { waitUntil: 'commit' });
      await child.getByRole('status').getByText('Loading...', { exact: true }).waitFor();
      expect(await axeFaults(child)).toEqual([]);
      await photograph(child, 'before');
      letScriptCome();
      await button(child, 'I did it! Feed the cat').waitFor();
      expect(await child.getByText('Loading...', { exact: true }).count()).toBe(0);
    });
  });

  it('progress shows the week in four colours and how far today is, or why it cannot', async () => {
    await onStage({ name: `kids-progress-${device}`, child: device }, server.url, async (stage) => {
      const { child, photograph, expectProblem } = stage;
      expectProblem(REFUSED);
      await heroOf(stage);
      const release = await holdCalls(child, 'progress.weekly');
      await child.goto('/kids?tab=progress');
      await loading(child).waitFor();
      await release();
      await child.getByRole('img', { name: 'Today: 1 to go' }).waitFor();

      const mend = await breakCalls(child, 'progress.weekly');
      await child.reload();
      await child.getByText('The scoreboard is asleep').waitFor();
      expect(await faults(child)).toEqual([]);
      await mend();
      const days = [
        { completed: 0, total: 0, color: 'grey', says: /: no missions$/ },
        { completed: 4, total: 4, color: 'green', says: /: 4 of 4 missions$/ },
        { completed: 2, total: 4, color: 'yellow', says: /: 2 of 4 missions$/ },
        { completed: 1, total: 4, color: 'red', says: /: 1 of 4 missions$/ },
        // What the home knows of today, which is judged when it is over.
        { completed: 0, total: 1, color: 'today', says: /^Today: 1 to go$/ },
      ];
      await alterAnswers(child, {
        'progress.weekly': ({ dailyBreakdown, ...week }) => ({
          ...week,
          dailyBreakdown: (dailyBreakdown as { date: string }[])
            .slice(-days.length)
            .map(({ date }, at) => ({ date, completed: days[at]!.completed, total: days[at]!.total })),
        }),
      });
      const week = child.getByRole('region', { name: 'My week' });
      await tryAgain(week);
      const seen = new Set<string>();
      for (const { color, says } of days) {
        const day = week.getByRole('img', { name: says });
        expect(await day.getAttribute('data-color')).toBe(color);
        seen.add(await day.evaluate((bubble) => getComputedStyle(bubble).backgroundColor));
      }
      expect(seen.size, 'colours').toBe(days.length);
      await child.getByRole('region', { name: 'Today' }).getByText('0%', { exact: true }).waitFor();
      expect(await faults(child)).toEqual([]);
      await photograph(child, 'week');
    });
  });

  it('the state of the sync is told: at work, in step and since when, failed, offline', async () => {
    await onStage({ name: `kids-sync-${device}`, child: device }, server.url, async (stage) => {
      const { child, photograph, expectProblem } = stage;
      expectProblem(REFUSED);
      await heroOf(stage);
      await child.clock.install();
      const release = await holdCalls(child, 'sync.markCompleted');
      await child.goto('/kids');
      const pill = (words: string) => child.getByRole('banner').getByText(words, { exact: true }).waitFor();
      await pill('Syncing...');
      await pill('Never');
      await release();
      await pill('Synced');
      await pill('Just now');

      const mend = await breakCalls(child, 'sync.childFamilyData');
      await child.clock.fastForward(MINUTE_MS);
      await seeToast(child, 'Sync Failed', 'Failed to sync with other devices. Will retry later.');
      await pill('Sync Error');
      await pill('1m ago');
      await child.getByText('Herohood does not answer right now.').waitFor();
      expect(await faults(child)).toEqual([]);
      await photograph(child, 'error');
      await child.clock.fastForward(2 * HOUR_MS);
      await pill('2h ago');
      await child.clock.fastForward(3 * DAY_MS);
      await pill('3d ago');
      expect(await child.getByText('Sync Failed').count(), 'told once').toBe(0);
      await mend();

      await child.context().setOffline(true);
      await pill('Offline');
      await child.getByText('You are offline. Your hero waits for the internet.').waitFor();
      expect(await faults(child)).toEqual([]);
      await photograph(child, 'offline');
      await child.context().setOffline(false);
      // The emulated browser does not always tell its pages that the network is back.
      await child.evaluate(() => window.dispatchEvent(new Event('online')));
      await pill('Synced');
      await pill('Just now');
    });
  });
});
