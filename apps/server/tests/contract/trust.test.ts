import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Family, openWorld, START, type World } from './contract-world';

let world: World;
let family: Family;
let mission: string;

beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.checkLedgers());
afterAll(() => world.close());

const begin = async (habit: object = {}) => {
  world.clock.set(START);
  family = await world.family();
  await world.sql`update families set trial_ends_at = '2040-01-01' where id = ${family.id}`;
  mission = await world.addMission(family, family.hero, { name: 'Brush teeth', xpReward: 50, ...habit });
};
const assignment = async (by = family.parent) => (await by.send(`GET /api/habits/${mission}`)).body;
const master = async (fields: object) =>
  family.parent.send(`PATCH /api/master-habits/${(await assignment()).masterHabitId}`, fields);

describe('a habit', () => {
  test('begins as the family’s, never looked at, without a picture', async () => {
    await begin();
    const policy = { approval: 'family', spotCheck: 0, photo: 'none' };
    expect(await assignment()).toMatchObject({ ...policy, askUntil: null, own: { approval: null } });
    expect((await family.parent.send('GET /api/habits/master')).body).toMatchObject([policy]);
  });

  test('carries what it says to its heroes, but for what one has of their own', async () => {
    await begin();
    expect((await master({ approval: 'trust', spotCheck: 5, photo: 'optional' })).body).toMatchObject({
      ...{ approval: 'trust', spotCheck: 5, photo: 'optional' },
    });
    expect(await assignment()).toMatchObject({ approval: 'trust', spotCheck: 5, photo: 'optional' });
    await family.parent.send(`PATCH /api/habits/${mission}`, { approval: 'ask' });
    await master({ approval: 'family' });
    expect(await assignment()).toMatchObject({ approval: 'ask', own: { approval: 'ask' } });
    await family.parent.send(`PATCH /api/habits/${mission}`, { approval: null });
    expect(await assignment()).toMatchObject({ approval: 'family', own: { approval: null } });
    const { body, status } = await family.parent.send(
      `PATCH /api/habits/${(await assignment()).masterHabitId}`,
      { approval: null },
    );
    expect([status, body.issues]).toEqual([400, [expect.objectContaining({ path: 'approval' })]]);
  });

  test('tells a hero who approves it and whether a picture goes with it, and never when a parent looks', async () => {
    await begin({ approval: 'trust', spotCheck: 3, photo: 'optional' });
    const { id, browser } = family.hero;
    const [seen] = (await browser.send(`GET /api/children/${id}/habits`)).body;
    expect(seen).toMatchObject({ approval: 'trust' });
    for (const field of ['spotCheck', 'askUntil', 'photo']) expect(seen).not.toHaveProperty(field);
    const { missions } = (await browser.send(`GET /api/children/${id}/board`)).body;
    expect(missions).toMatchObject([{ approval: 'trust', photo: 'optional' }]);
    expect(missions[0]).not.toHaveProperty('spotCheck');
  });
});
