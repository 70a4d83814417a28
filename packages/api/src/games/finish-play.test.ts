import { beforeEach, describe, expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { createPaidFamily } from '../../tests/testing/paid-hero';
import { codeOf } from '../../tests/testing/refused';

const suite = new FamilySuite({ open: (ports, { sql }) => createPaidFamily(ports, sql) });

let id: string;

beforeEach(async () => {
  id = suite.family.hero.id;
});

const advance = (seconds: number) => {
  suite.ports.clock.now = new Date(suite.ports.clock.now.getTime() + seconds * 1000);
};
const start = (game = 'math-hero') => suite.family.child.call().games.start({ id: game });
const finish = (playId: string, score = 100) => suite.family.child.call().games.finish({ id: playId, score });
const waiting = () => suite.family.parent.call().points.listPendingTransactions({ id });
const points = async () => (await suite.family.child.call().account.childMe()).rewardPoints;
const times = <T>(n: number, act: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => act(i)));

/** Games of 20 seconds each, one after the other, none of them finished yet. */
async function playsOf20Seconds(n: number): Promise<string[]> {
  const ids: string[] = [];
  for (let i = 0; i < n; i += 1) {
    ids.push((await start()).playId);
    advance(20);
  }
  return ids;
}

describe('a finished game', () => {
  test('asks a parent for its points, which count once approved', async () => {
    const { playId } = await start();
    advance(90);
    expect(await finish(playId, 85)).toEqual({
      ...{ score: 85, pendingPoints: 4, secondsLeftToday: 1710 },
      ...{ bestScore: 85, isRecord: false, difficulty: 3 },
    });
    expect(await points()).toBe(0);
    const [asked] = await waiting();
    expect(asked).toMatchObject({
      amount: 4,
      type: 'game_win',
      source: 'mini_game',
      description: 'Math Hero',
      requiresApproval: true,
      isApproved: false,
    });
    await suite.family.parent.call().points.approveTransaction({ id: asked?.id ?? '' });
    expect(await points()).toBe(4);
  });

  test('tells the other devices, and the family’s list who played what', async () => {
    const { playId } = await start();
    advance(60);
    const { lastSyncTime } = await suite.family.parent.call().sync.familyData({});
    await finish(playId);
    const { syncEvents } = await suite.family.parent.call().sync.familyData({ lastSyncTime });
    expect(syncEvents.map(({ entity, type }) => [entity, type])).toEqual([
      ['game_play', 'updated'],
      ['reward_transaction', 'created'],
    ]);
    const audit = await suite.database.sql`select args from audit_entries where act = 'game.finished'
      and child_id = ${id}`;
    expect([...audit]).toEqual([{ args: { game: 'math-hero', score: 100 } }]);
  });

  test('again answers the first result and asks for nothing, also once it is approved', async () => {
    const { playId } = await start();
    advance(60);
    const first = await finish(playId, 60);
    const [asked] = await waiting();
    await suite.family.parent.call().points.approveTransaction({ id: asked?.id ?? '' });
    advance(60);
    expect(await finish(playId, 100)).toEqual(first);
    expect(await waiting()).toEqual([]);
    expect(await points()).toBe(3);
  });

  test('has a tap that comes twice as once, and serves no other game', async () => {
    const [first = '', second = ''] = await playsOf20Seconds(2);
    const tap = { tapId: crypto.randomUUID(), completedAt: suite.ports.clock.now.toISOString() };
    const send = (playId: string) =>
      suite.family.child.call().games.finish({ id: playId, score: 100, ...tap });
    expect(await send(first)).toEqual(await send(first));
    expect(await codeOf(send(second))).toBe('TAP_USED');
    expect(await waiting()).toHaveLength(1);
  });

  test('brings its score though the next game stopped it', async () => {
    const [first = ''] = await playsOf20Seconds(2);
    expect(await finish(first)).toMatchObject({ score: 100, pendingPoints: 5, secondsLeftToday: 1760 });
    expect(await finish(first, 0)).toMatchObject({ score: 100, pendingPoints: 5 });
  });

  test('may end in bedtime, past the limit or after midnight; it counts for the day it began on', async () => {
    await suite.family.parent.call().controls.update({ id, maxGameTimePerDay: 1, bedtimeMode: true });
    suite.ports.clock.now = new Date('2026-03-10T19:59:30Z');
    const { playId } = await start();
    suite.ports.clock.now = new Date('2026-03-10T20:02:00Z');
    expect(await finish(playId)).toMatchObject({ score: 100, pendingPoints: 5, secondsLeftToday: 0 });

    await suite.family.parent.call().controls.update({ id, maxGameTimePerDay: 60, bedtimeMode: false });
    suite.ports.clock.now = new Date('2026-03-10T23:59:00Z');
    const late = await start();
    suite.ports.clock.now = new Date('2026-03-11T00:01:00Z');
    expect(await finish(late.playId)).toMatchObject({ pendingPoints: 5, secondsLeftToday: 3600 });
  });
});

describe('racing', () => {
  test('six starts in the day’s last second are one game', async () => {
    await suite.family.parent.call().controls.update({ id, maxGameTimePerDay: 1 });
    const { playId } = await start();
    advance(59);
    await finish(playId, 0);
    const started = await times(6, () => start());
    expect(new Set(started.map((play) => play.playId)).size).toBe(1);
    expect(new Set(started.map((play) => play.secondsLeftToday))).toEqual(new Set([1]));
    expect(await suite.database.sql`select 1 from game_plays where child_id = ${id}`).toHaveLength(2);

    advance(1);
    const late = await Promise.allSettled(Array.from({ length: 6 }, () => start()));
    const codes = late.map((each) => each.status === 'rejected' && each.reason.cause.code);
    expect(new Set(codes)).toEqual(new Set(['PLAY_TIME_USED']));
    expect(await suite.database.sql`select 1 from game_plays where child_id = ${id}`).toHaveLength(2);
  });

  test('six starts of different games leave one running, and time counts once', async () => {
    const games = ['word-puzzle', 'math-hero', 'memory-master'];
    const started = await times(6, (i) => start(games[i % 3]));
    expect(new Set(started.map((play) => play.secondsLeftToday))).toEqual(new Set([1800]));
    const running = await suite.database
      .sql`select 1 from game_plays where child_id = ${id} and finished_at is null`;
    expect(running).toHaveLength(1);
    advance(60);
    expect(await start('math-hero')).toMatchObject({ secondsLeftToday: 1740 });
  });

  test('finishing six times at once asks once, with one answer for all', async () => {
    const { playId } = await start();
    advance(60);
    const answers = await times(6, (i) => finish(playId, i * 5));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await waiting()).map(({ amount }) => amount)).toEqual(
      [answers[0]?.pendingPoints ?? 0].filter((amount) => amount > 0),
    );
  });

  test('five games finished at once never ask for more than the day’s 15 points', async () => {
    const plays = await playsOf20Seconds(5);
    const answers = await Promise.all(plays.map((playId) => finish(playId)));
    const asked = answers.map(({ pendingPoints }) => pendingPoints).sort();
    expect(asked).toEqual([0, 0, 5, 5, 5]);
    expect(await waiting()).toHaveLength(3);
  });
});
