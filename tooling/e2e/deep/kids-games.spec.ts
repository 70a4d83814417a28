import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breakCalls } from '../testing/alter-answers';
import { axeFaults } from '../testing/axe-faults';
import { openGame, playMathHero, playMemoryMaster, startGame } from '../testing/play-games';
import type { RunningServer } from '../testing/server';
import { setUpPlayer } from '../testing/set-up-player';
import { startServerOnShared } from '../testing/shared-postgres';
import { onStage } from '../testing/stage';
import { smallTargets } from '../testing/touch-targets';

const GAMES = '/kids?tab=games';
/** The browser's own words about calls that the journey broke or that were refused. */
const REFUSED = /status of (402|403|409)|ERR_FAILED|ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/;
const READY = { done: 3, isPaid: true };

let server: RunningServer;

beforeAll(async () => {
  server = await startServerOnShared('kids-games');
});
afterAll(() => server?.stop());

async function expectGood(child: Page): Promise<void> {
  await child.evaluate(() => document.fonts.ready);
  expect(await axeFaults(child)).toEqual([]);
  expect(await smallTargets(child, '[role=tabpanel], [role=dialog]')).toEqual([]);
  const isTooWide = await child.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(isTooWide, 'nothing moves sideways').toBe(false);
}

async function seeToast(child: Page, title: string, message: string): Promise<void> {
  const toast = child.getByRole('status').filter({ hasText: title });
  await toast.getByText(title, { exact: true }).waitFor();
  await toast.getByText(message, { exact: true }).waitFor();
}

const results = (child: Page) => child.getByRole('button', { name: 'Play again' });

describe.concurrent('on a tablet', () => {
  it('Memory Master is played to its end, and its points wait for the parent', async ({ expect }) => {
    await onStage({ name: 'kids-game-memory', child: 'tablet' }, server.url, async (stage) => {
      const { child, photograph } = stage;
      const player = await setUpPlayer(stage, READY);
      await child.goto(GAMES);
      await child.getByText('30 minutes left').waitFor();
      await openGame(child, 'Memory Master');
      await expectGood(child);
      await photograph(child, 'intro');
      const begunAt = Date.now();
      const lastsLongEnough = await startGame(child);
      await expectGood(child);
      await photograph(child, 'play');
      await playMemoryMaster(child, 8, async () => {
        await photograph(child, 'last');
        await lastsLongEnough();
      });
      await results(child).waitFor();
      await child.getByText('waiting for your parent').waitFor();
      const asked = (await child.getByText(/^\+\d+ points?$/).textContent()) ?? '';
      await expectGood(child);
      await photograph(child, 'result');
      const points = Number(/\d+/.exec(asked)?.[0]);
      expect(points).toBeGreaterThanOrEqual(3);
      expect(await player.pendingPoints()).toMatchObject([{ amount: points, description: 'Memory Master' }]);

      await child.getByRole('button', { name: 'Done' }).tap();
      // A party for the first game's badges may follow at once.
      await results(child).waitFor({ state: 'detached' });
      const left = await child.getByText(/^\d+ minutes left for games$/).textContent();
      const minutes = Number(/\d+/.exec(left ?? '')?.[0]);
      expect(minutes).toBeLessThanOrEqual(30);
      expect(minutes).toBeGreaterThanOrEqual(30 - Math.ceil((Date.now() - begunAt) / 60_000));
    });
  });

  it('Math Hero, too, and a result that does not get through is safe and counts with the next visit', async ({
    expect,
  }) => {
    await onStage({ name: 'kids-game-math', child: 'tablet' }, server.url, async (stage) => {
      const { child, photograph, expectProblem } = stage;
      expectProblem(REFUSED);
      const player = await setUpPlayer(stage, READY);
      await child.goto(GAMES);
      await openGame(child, 'Math Hero');
      await expectGood(child);
      await photograph(child, 'intro');
      const lastsLongEnough = await startGame(child);
      await expectGood(child);
      await photograph(child, 'play');
      const repair = await breakCalls(child, 'games.finish');
      await playMathHero(child, 12, lastsLongEnough);
      await child.getByText('Your result could not be sent. It is safe on this device.').waitFor();
      await expectGood(child);
      await photograph(child, 'unsent');
      await repair();
      await child.goto(GAMES);
      await seeToast(child, 'Your last game counted!', '5 points wait for your parent.');
      await expect.poll(player.pendingPoints).toMatchObject([{ amount: 5, description: 'Math Hero' }]);
    });
  });

  it('what stands in the way shows live: disabled, no time, bedtime; and goes by itself', async () => {
    await onStage({ name: 'kids-games-closed', child: 'tablet' }, server.url, async (stage) => {
      const { child, photograph } = stage;
      const { control } = await setUpPlayer(stage, READY);
      await child.goto(GAMES);
      const play = child.getByRole('button', { name: 'Play Math Hero' });
      await play.waitFor();
      await control({ enableMiniGames: false });
      await child.getByText('Your parent has disabled games for now.').waitFor();
      await expectGood(child);
      await photograph(child, 'disabled');
      await control({ enableMiniGames: true, maxGameTimePerDay: 0 });
      await child.getByText('Your parent has set no game time for now.').waitFor();
      await expectGood(child);
      await photograph(child, 'no-time');
      await control({ maxGameTimePerDay: 30 });
      await play.waitFor();

      // A game that was begun in time is played to its end, though the parent closes it meanwhile.
      await openGame(child, 'Math Hero');
      await startGame(child);
      await control({ bedtimeMode: true, bedtimeStart: '00:00', bedtimeEnd: '23:59' });
      await child.keyboard.press('Escape');
      await child.getByRole('button', { name: 'Stop the game' }).tap();
      await child.getByText('No new points this time. Fun counts too!').waitFor();
      await child.getByRole('button', { name: 'Done' }).tap();
      await child.getByRole('heading', { name: 'Good night, Mia!' }).waitFor();
    });
  });
});
