import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alterAnswers, answerInstead, breakCalls, holdCalls, refusal } from '../testing/alter-answers';
import { axeFaults } from '../testing/axe-faults';
import { openGame, playMathHero, playMemoryMaster, playWordPuzzle, startGame } from '../testing/play-games';
import type { RunningServer } from '../testing/server';
import { send } from '../testing/set-up-family';
import { setUpPlayer } from '../testing/set-up-player';
import { startServerOnShared } from '../testing/shared-postgres';
import { eitherDevice, onStage } from '../testing/stage';
import { smallTargets } from '../testing/touch-targets';
import { tryAgain } from '../testing/try-again';
import { whenWhole } from '../testing/whole-home';

const GAMES = '/kids?tab=games';
/** The browser's own words about calls that the journey broke or that were refused. */
const REFUSED = /status of (402|403|409)|ERR_FAILED|ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/;
const READY = { done: 3, isPaid: true };

let server: RunningServer;

beforeAll(async () => {
  server = await startServerOnShared('kids-games');
});
afterAll(() => server?.stop());

async function expectGood(child: Page, within = '[role=tabpanel], [role=dialog]'): Promise<void> {
  await child.evaluate(() => document.fonts.ready);
  expect(await axeFaults(child)).toEqual([]);
  expect(await smallTargets(child, within)).toEqual([]);
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

const PLAYS = [
  { game: 'Word Puzzle', journey: 'word', steps: 6, play: playWordPuzzle },
  { game: 'Memory Master', journey: 'memory', steps: 8, play: playMemoryMaster },
];

describe.concurrent.each(eitherDevice('tablet'))('on a %s', (device) => {
  it.each(PLAYS)('$game is played to its end, and its points wait for the parent', async (each) => {
    const { game, journey, steps, play } = each;
    await onStage({ name: `kids-game-${journey}-${device}`, child: device }, server.url, async (stage) => {
      const { child, photograph } = stage;
      const player = await setUpPlayer(stage, READY);
      await child.goto(GAMES);
      await child.getByText('30 minutes left').waitFor();
      await openGame(child, game);
      await expectGood(child);
      await photograph(child, 'intro');
      const begunAt = Date.now();
      const lastsLongEnough = await startGame(child);
      await expectGood(child);
      await photograph(child, 'play');
      await play(child, steps, async () => {
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
      expect(await player.pendingPoints()).toMatchObject([{ amount: points, description: game }]);

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
    await onStage({ name: `kids-game-math-${device}`, child: device }, server.url, async (stage) => {
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

  it('games load, fail, fall back to three, and open live with the missions that are done', async () => {
    await onStage({ name: `kids-games-locked-${device}`, child: device }, server.url, async (stage) => {
      const { child, photograph, expectProblem } = stage;
      expectProblem(REFUSED);
      const player = await setUpPlayer(stage, { done: 1, isPaid: true });
      const card = (name: string) => child.getByRole('article', { name });
      const release = await holdCalls(child, 'games.list');
      await child.goto(GAMES);
      await child.getByRole('tabpanel').getByText('Loading...').first().waitFor();
      await release();
      await card('Word Puzzle').waitFor();
      const none = await answerInstead(child, 'games.list', { result: { data: [] } });
      await child.reload();
      await card('Word Puzzle').getByRole('button', { name: 'Play Word Puzzle' }).waitFor();
      await card('Math Hero').getByRole('button', { name: 'Play Math Hero' }).waitFor();
      await card('Memory Master').getByText('Complete 3 more habits to unlock', { exact: true }).waitFor();
      await none();
      const mend = await breakCalls(child, 'games.list');
      await child.reload();
      await child.getByText('The game box is stuck').waitFor();
      await expectGood(child);
      await whenWhole(child);
      await child.context().setOffline(true);
      await child.getByText('Games need the internet').waitFor();
      await expectGood(child);
      await child.context().setOffline(false);
      await mend();
      await tryAgain(card('Word Puzzle').getByText('Complete 1 more habits to unlock', { exact: true }));
      await card('Math Hero').getByText('Complete 1 more habits to unlock', { exact: true }).waitFor();
      await card('Memory Master').getByText('Complete 2 more habits to unlock', { exact: true }).waitFor();
      await expectGood(child);
      await photograph(child, 'locked');
      await send(child.context().request, `/api/habits/${player.openMissions[0]}/complete`);
      await card('Math Hero').getByRole('button', { name: 'Play Math Hero' }).waitFor();
      await card('Memory Master').getByText('Complete 1 more habits to unlock', { exact: true }).waitFor();
    });
  });

  it('what stands in the way shows live: disabled, no time, bedtime; and goes by itself', async () => {
    await onStage({ name: `kids-games-closed-${device}`, child: device }, server.url, async (stage) => {
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

  it('a refused start tells why; time that runs out ends the game kindly, and its score counts', async () => {
    await onStage({ name: `kids-games-refused-${device}`, child: device }, server.url, async (stage) => {
      const { child, photograph, expectProblem } = stage;
      expectProblem(REFUSED);
      await setUpPlayer(stage, READY);
      await child.goto(GAMES);
      for (const [code, status, words, told = words] of [
        ['GAME_LOCKED', 409, 'Complete 1 more habits to unlock'],
        ['PLAY_TIME_USED', 409, 'No game time is left today.'],
        ['PREMIUM_REQUIRED', 402, 'Mini-games need a paid plan.', 'A parent can open the games.'],
      ] as const) {
        await openGame(child, 'Word Puzzle');
        const restore = await answerInstead(child, 'games.start', refusal(code, status, words));
        await child.getByRole('button', { name: 'Start!' }).tap();
        await seeToast(child, 'Oops!', told);
        await child.getByRole('dialog').waitFor({ state: 'detached' });
        await restore();
      }
      await openGame(child, 'Word Puzzle');
      const repair = await breakCalls(child, 'games.start');
      await child.getByRole('button', { name: 'Start!' }).tap();
      await seeToast(child, 'Oops!', 'The game could not start. Please try again.');
      await repair();
      await alterAnswers(child, {
        'games.start': (data) => ({ ...data, secondsLeftToday: 4 }),
        'games.finish': (data) => ({ ...data, secondsLeftToday: 0 }),
      });
      await startGame(child);
      await child.getByText('Time is up!').waitFor();
      await child.getByText('No game time left today. See you tomorrow!').waitFor();
      expect(await results(child).count()).toBe(0);
      await expectGood(child);
      await photograph(child, 'time-up');
    });
  });

  it('a family on trial has no games: their address leads home, and one line tells who can open them', async () => {
    await onStage({ name: `kids-games-none-${device}`, child: device }, server.url, async (stage) => {
      const { child, photograph } = stage;
      await setUpPlayer(stage, { done: 3, isPaid: false });
      await child.goto(GAMES);
      await child.getByRole('tab', { name: 'Missions', selected: true }).waitFor();
      expect(await child.getByRole('tab').count()).toBe(5);
      await child.getByRole('tab', { name: 'Progress' }).tap();
      await child.getByText('A parent can open them.').scrollIntoViewIfNeeded();
      await expectGood(child);
      await photograph(child, 'line');
    });
  });

  it('leaving asks: the back button, Escape and the pause; the score so far counts', async () => {
    await onStage({ name: `kids-games-leave-${device}`, child: device }, server.url, async (stage) => {
      const { child, photograph, expectProblem } = stage;
      expectProblem(REFUSED);
      await setUpPlayer(stage, READY);
      await child.goto(GAMES);
      await openGame(child, 'Memory Master');
      await startGame(child);
      const keep = child.getByRole('button', { name: 'Keep playing' });
      await child.evaluate(() => window.history.back());
      await child.getByRole('alertdialog', { name: 'Stop the game?' }).waitFor();
      await expectGood(child, '[role=alertdialog]');
      await photograph(child, 'stop');
      await keep.tap();
      await child.getByRole('button', { name: 'Pause' }).tap();
      await child.getByRole('alertdialog', { name: 'Little break' }).waitFor();
      await expectGood(child, '[role=alertdialog]');
      await child.keyboard.press('Escape');
      await keep.waitFor({ state: 'detached' });
      await child.keyboard.press('Escape');
      const repair = await breakCalls(child, 'games.finish');
      await child.getByRole('button', { name: 'Stop the game' }).tap();
      await child.getByText('You tried something new!').waitFor();
      await child.getByText('Your result could not be sent. It is safe on this device.').waitFor();
      await repair();
      await child.getByRole('button', { name: 'Send again' }).tap();
      await child.getByText('No new points this time. Fun counts too!').waitFor();
      await child.getByRole('button', { name: 'Done' }).tap();
      await child.getByRole('dialog').waitFor({ state: 'detached' });
      expect(new URL(child.url()).search).toBe('?tab=games');
    });
  });
});
