import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGame, startGame } from '../testing/play-games';
import type { RunningServer } from '../testing/server';
import { setUpPlayer } from '../testing/set-up-player';
import { startServerOnShared } from '../testing/shared-postgres';
import { onStage } from '../testing/stage';

/** What only a server that is paid has to say. */
const PAYING = /premium|upgrade|trial|subscri|\bplans?\b|\bprice|\bpaid\b|\bpay\b|[$€]/i;
const TABS = ['customize', 'rewards', 'progress', 'missions', 'games'];

let server: RunningServer;

beforeAll(async () => {
  server = await startServerOnShared('kids-billing-off', { BILLING: 'off' });
});
afterAll(() => server?.stop());

it('where nobody pays, the games are open and nothing speaks of paying', async () => {
  await onStage('kids-billing-off', server.url, async (stage) => {
    const { child, photograph } = stage;
    await setUpPlayer(stage, { done: 3, isPaid: false });
    for (const tab of TABS) {
      await child.goto(`/kids?tab=${tab}`);
      // By then all has come that the tab shows.
      await child.getByText('Synced').waitFor();
      await child.getByText('Loading...').waitFor({ state: 'detached' });
      expect(await child.getByRole('main').textContent(), tab).not.toMatch(PAYING);
    }
    await child.getByText('30 minutes left').waitFor();
    expect(await child.getByRole('button', { name: /^Play / }).count()).toBe(3);
    await photograph(child, 'games');
    await openGame(child, 'Math Hero');
    await startGame(child);
  });
});
