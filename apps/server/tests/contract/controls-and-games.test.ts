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
});
