import { HOUR_MS } from '@herohood/domain/time/durations';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { complete, type Family, openWorld, type World } from './contract-world';

const SETTINGS = '/api/auto-approval-settings';

let world: World;
let family: Family;

beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.checkLedgers());
afterAll(() => world.close());

const begin = async () => {
  world.clock.set('2026-03-10T15:00:00.000Z');
  family = await world.family();
};
const set = (fields: object) => family.parent.send(`PUT ${SETTINGS}`, fields);
const afterHours = (timeValue: number) => ({
  enabled: true,
  timeValue,
  timeUnit: 'hours',
  applyToAllChildren: true,
});
const doOne = async (hero = family.hero) => complete(hero, await world.addMission(family, hero));
const approveAuto = (id: string) =>
  family.parent.send(`POST /api/habit-completions/${id}/approve`, { isAutoApproval: true });

describe('the settings', () => {
  test('change in part, and answer as a whole', async () => {
    await begin();
    await set(afterHours(6));
    expect((await set({ timeUnit: 'days' })).body).toMatchObject({
      enabled: true,
      timeValue: 6,
      timeUnit: 'days',
    });
    expect((await family.parent.send(`GET ${SETTINGS}`)).body.timeUnit).toBe('days');
  });
});

describe('isAutoApproval', () => {
  test('is honoured when its time has passed, and not a millisecond before', async () => {
    await begin();
    await set(afterHours(2));
    const id = await doOne();
    world.clock.advance(2 * HOUR_MS - 1);
    const early = await approveAuto(id);
    expect([early.status, early.body.code]).toEqual([409, 'NOT_DUE']);
    world.clock.advance(1);
    const { status, body } = await approveAuto(id);
    expect([status, body.status, body.autoApproved, body.autoApprovesAt]).toEqual([
      200,
      'approved',
      true,
      null,
    ]);
  });
});
