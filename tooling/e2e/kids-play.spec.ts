import { beforeAll, describe, expect, it } from 'vitest';
import type { ClockServer } from './testing/clock-server';
import { journeyServer } from './testing/journey-server';
import { openGame, playWordPuzzle, startGame } from './testing/play-games';
import { setUpPlayer } from './testing/set-up-player';
import { onStage } from './testing/stage';

/** A shorter play is not paid (rules: games), and a machine is quicker than a child. */
const PLAY_MS = 16_000;
const WORDS = 6;

let server: ClockServer;

beforeAll(async () => {
  server = await journeyServer();
});

describe('a game', () => {
  it('is played to its end, and its points wait for the parent', async () => {
    await onStage({ name: 'kids-game', child: 'tablet' }, server.url, async (stage) => {
      const { child, photograph } = stage;
      const player = await setUpPlayer(stage, { done: 3, isPaid: true });
      await child.goto('/kids?tab=games');
      await child.getByText('30 minutes left').waitFor();
      await openGame(child, 'Word Puzzle');
      await startGame(child);
      await playWordPuzzle(child, WORDS, async () => {
        server.setTime(new Date(server.ports.now().getTime() + PLAY_MS));
        await child.clock.fastForward(PLAY_MS);
      });
      await child.getByRole('button', { name: 'Play again' }).waitFor();
      await child.getByText('waiting for your parent').waitFor();
      await photograph(child, 'result');
      const [asked] = await player.pendingPoints();
      expect(asked).toMatchObject({ description: 'Word Puzzle' });
      expect(asked?.amount).toBeGreaterThanOrEqual(3);
      await child.getByText(`+${asked?.amount} points`, { exact: true }).waitFor();
    });
  });
});
