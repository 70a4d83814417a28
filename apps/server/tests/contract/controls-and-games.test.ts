import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from './contract-client';
import { type Family, openWorld, type World } from './contract-world';
import { openGames } from './controls-and-games-samples';

const PLAY = 'POST /api/mini-games/math-hero/plays';

let world: World;
let family: Family;

beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.checkLedgers());
afterAll(() => world.close());

async function begin(options?: { timeZone: string }) {
  world.clock.set('2026-03-10T15:00:00.000Z');
  family = await world.family(options);
}
const asParent = (call: string, body?: object) =>
  family.parent.send(call.replace('HERO', `/api/children/${family.hero.id}`), body);
const asHero = (call: string, body?: object) =>
  family.hero.browser.send(call.replace('HERO', `/api/children/${family.hero.id}`), body);
const update = (controls: object) => asParent('PUT HERO/parental-controls', controls);
const outcome = ({ status, body }: Answer) => [status, body.code];

describe('emergency mode', () => {
  test('stops the open session at the very next call and the sign-in, with the parent’s words', async () => {
    await begin();
    expect((await asHero('GET HERO/parental-controls')).status).toBe(200);
    const on = await asParent('POST HERO/emergency/activate', { message: 'Come home, please.' });
    expect(on.body).toMatchObject({ emergencyMode: true, blockAllApps: true });
    expect(on.body.emergencyActivatedAt).toBe(world.clock.now.toISOString());
    const refused = { message: 'Come home, please.', code: 'EMERGENCY_MODE', emergencyMode: true };
    for (const call of ['GET /api/auth/child', 'GET HERO/parental-controls', 'GET HERO/screen-time', PLAY]) {
      const answer = await asHero(call);
      expect([answer.status, answer.body]).toEqual([403, refused]);
    }
    const { username, pin } = family.hero;
    const login = { familyCode: family.code, username, pin };
    expect((await world.browser().send('POST /api/auth/child-login', login)).body).toEqual(refused);

    await asParent('POST HERO/emergency/deactivate');
    expect((await asHero('GET /api/auth/child')).status).toBe(200);
  });

  test('is no part of an ordinary change, and needs no body', async () => {
    await begin();
    await update({ emergencyMode: true, blockAllApps: true, emergencyActivatedAt: '2026-01-01' });
    expect((await asHero('GET /api/auth/child')).status).toBe(200);
    expect((await asParent('POST HERO/emergency/activate')).status).toBe(200);
    const { body } = await update({ emergencyMode: false, blockAllApps: false, weekendBonus: 7 });
    expect(body).toMatchObject({ emergencyMode: true, blockAllApps: true, weekendBonus: 7 });
  });
});

describe('playing', () => {
  test('is refused by the first rule that says no, with its code and flag', async () => {
    await begin();
    await update({ enableMiniGames: false, bedtimeMode: true, bedtimeStart: '14:00', maxGameTimePerDay: 0 });
    const disabled = await asHero(PLAY);
    expect(outcome(disabled)).toEqual([403, 'FEATURE_DISABLED']);
    expect(disabled.body.featureDisabled).toBe(true);
    await update({ enableMiniGames: true });
    expect(outcome(await asHero(PLAY))).toEqual([403, 'BEDTIME']);
    await update({ bedtimeMode: false });
    expect(outcome(await asHero(PLAY))).toEqual([402, 'PREMIUM_REQUIRED']);
    await openGames(world, family);
    expect(outcome(await asHero('POST /api/mini-games/memory-master/plays'))).toEqual([409, 'GAME_LOCKED']);
    expect(outcome(await asHero(PLAY))).toEqual([409, 'PLAY_TIME_USED']);
    await update({ maxGameTimePerDay: 1 });
    expect(await asHero(PLAY)).toMatchObject({ status: 201, body: { secondsLeftToday: 60 } });
  });

  test('pays into the pending approvals once, and uses the day’s time', async () => {
    await begin();
    await openGames(world, family);
    const { playId } = (await asHero(PLAY)).body;
    world.clock.advance(95_000);
    const sent = { score: 100, answers: Array(12).fill(true) };
    const finish = () => asHero(`POST /api/mini-game-plays/${playId}/finish`, sent);
    const answers = await Promise.all(Array.from({ length: 8 }, finish));
    for (const { status, body } of answers) {
      const kept = { bestScore: 100, isRecord: false, difficulty: 5 };
      expect([status, body]).toEqual([
        200,
        { score: 100, pendingPoints: 5, secondsLeftToday: 1705, ...kept },
      ]);
    }
    const waiting = (await asParent('GET HERO/pending-rewards')).body;
    expect(waiting).toMatchObject([{ amount: 5, source: 'mini_game', isApproved: false }]);
    expect((await asHero('GET HERO/screen-time')).body).toEqual({
      allowanceMinutes: 120,
      gameMinutesUsed: 1,
      gameMinutesLeft: 29,
      bedtimeNow: false,
    });
    await asParent(`POST /api/reward-transactions/${waiting[0].id}/approve`);
    expect((await asHero('GET /api/auth/child')).body.rewardPoints).toBe(5);
  });

  test('ends with bedtime by the clocks of the family’s zone', async () => {
    await begin({ timeZone: 'Asia/Tokyo' });
    await openGames(world, family);
    await update({ bedtimeMode: true });
    // Tokyo is nine hours ahead: 00:00 there, in the middle of the night.
    expect((await asHero('GET HERO/screen-time')).body.bedtimeNow).toBe(true);
    expect(outcome(await asHero(PLAY))).toEqual([403, 'BEDTIME']);
    world.clock.set('2026-03-10T22:00:00Z');
    expect((await asHero(PLAY)).status).toBe(201);
  });
});
