import { MINI_GAMES } from '@herohood/domain/games/catalogue';
import { beforeEach, describe, expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { createPaidFamily, doNewMission } from '../../tests/testing/paid-hero';
import { codeOf } from '../../tests/testing/refused';
import { createTestFamily } from '../../tests/testing/test-family';

const suite = new FamilySuite({ open: (ports, { sql }) => createPaidFamily(ports, sql) });

let id: string;

beforeEach(async () => {
  id = suite.family.hero.id;
});

async function begin(options?: Parameters<typeof createPaidFamily>[2]) {
  suite.family = await createPaidFamily(suite.ports, suite.database.sql, options);
  id = suite.family.hero.id;
}
const advance = (seconds: number) => {
  suite.ports.clock.now = new Date(suite.ports.clock.now.getTime() + seconds * 1000);
};
const start = (game = 'math-hero') => suite.family.child.call().games.start({ id: game });
const finish = (playId: string, score = 0) => suite.family.child.call().games.finish({ id: playId, score });
const update = (controls: object) => suite.family.parent.call().controls.update({ id, ...controls });
const minutes = async () => {
  const { gameMinutesUsed, gameMinutesLeft } = await suite.family.child.call().controls.screenTime({ id });
  return [gameMinutesUsed, gameMinutesLeft];
};
const refused = (code: string, flags: object = {}) => ({ cause: { code, flags } });

test('the migrated catalogue is the rules’ own', async () => {
  const own = { difficulty: 3, bestScore: null };
  expect(await suite.family.child.call().games.list()).toEqual(
    MINI_GAMES.map((game) => ({ ...game, ...own })),
  );
});

test('every hero sees the games, also without paid access', async () => {
  suite.family = await createTestFamily(suite.ports);
  expect(await suite.family.child.call().games.list()).toHaveLength(3);
});

describe('a hero starts a game', () => {
  test('and the hero’s other devices and parents hear of it', async () => {
    const { lastSyncTime } = await suite.family.parent.call().sync.familyData({});
    const { playId } = await start();
    const { syncEvents } = await suite.family.parent.call().sync.familyData({ lastSyncTime });
    expect(syncEvents).toMatchObject([
      { type: 'created', entity: 'game_play', entityId: playId, childId: id },
    ]);
    const audit = await suite.database.sql`select args from audit_entries where act = 'game.started'
      and child_id = ${id}`;
    expect([...audit]).toEqual([{ args: { game: 'math-hero' } }]);
  });

  test('what the hero plays counts while it runs', async () => {
    await start();
    advance(90);
    expect(await minutes()).toEqual([1, 29]);
  });

  test('a new family day brings new time', async () => {
    await update({ maxGameTimePerDay: 1 });
    const { playId } = await start();
    advance(60);
    await finish(playId);
    await expect(start()).rejects.toMatchObject(refused('PLAY_TIME_USED'));
    suite.ports.clock.now = new Date('2026-03-11T10:00:00Z');
    for (let i = 0; i < 2; i += 1) await doNewMission(suite.family);
    expect((await start()).secondsLeftToday).toBe(60);
  });
});

describe('a start is refused', () => {
  test('in bedtime, across midnight by the family’s clock', async () => {
    await begin({ timeZone: 'America/New_York' });
    await update({ bedtimeMode: true, bedtimeStart: '21:00', bedtimeEnd: '06:30' });
    const startAt = async (now: string) => {
      suite.ports.clock.now = new Date(now);
      return start().catch((error) => error.cause.code);
    };
    // New York is four hours behind UTC from 8 March on.
    expect(await startAt('2026-03-11T00:59:59Z')).toMatchObject({ secondsLeftToday: 1800 });
    expect(await startAt('2026-03-11T01:00:00Z')).toBe('BEDTIME');
    expect(await startAt('2026-03-11T04:30:00Z')).toBe('BEDTIME');
    expect(await startAt('2026-03-11T10:29:59Z')).toBe('BEDTIME');
    expect(await startAt('2026-03-11T10:30:00Z')).toBe('GAME_LOCKED');
  });

  test('while missions are missing, pending ones counting', async () => {
    await begin({ missions: 1 });
    await expect(start()).rejects.toMatchObject({
      message: 'Complete 1 more habits to unlock',
      ...refused('GAME_LOCKED'),
    });
    const { id: completion } = await doNewMission(suite.family);
    await suite.family.parent.call().missions.approve({ id: completion });
    expect(await start()).toMatchObject({ secondsLeftToday: 1800 });
    await expect(start('memory-master')).rejects.toMatchObject(refused('GAME_LOCKED'));
  });

  test('when the day’s time is used', async () => {
    await update({ maxGameTimePerDay: 2 });
    const { playId } = await start();
    advance(120);
    await finish(playId);
    await expect(start()).rejects.toMatchObject(refused('PLAY_TIME_USED'));
    expect(await minutes()).toEqual([2, 0]);
    await update({ maxGameTimePerDay: 3 });
    expect(await start()).toMatchObject({ secondsLeftToday: 60 });
  });

  test('by the parent’s own decisions before money and missions', async () => {
    suite.family = await createTestFamily(suite.ports);
    id = suite.family.hero.id;
    await update({ enableMiniGames: false, bedtimeMode: true, bedtimeStart: '14:00', maxGameTimePerDay: 0 });
    const code = () => codeOf(start());
    expect(await code()).toBe('FEATURE_DISABLED');
    await update({ enableMiniGames: true });
    expect(await code()).toBe('BEDTIME');
    await update({ bedtimeMode: false });
    expect(await code()).toBe('PREMIUM_REQUIRED');
  });

  test('for a game that nobody knows or that was withdrawn', async () => {
    await expect(start('chess')).rejects.toMatchObject(refused('NOT_FOUND'));
    await suite.database.sql`update mini_games set is_active = false where id = 'word-puzzle'`;
    await expect(start('word-puzzle')).rejects.toMatchObject(refused('NOT_FOUND'));
    expect(await suite.family.child.call().games.list()).toHaveLength(2);
    await suite.database.sql`update mini_games set is_active = true where id = 'word-puzzle'`;
  });
});
