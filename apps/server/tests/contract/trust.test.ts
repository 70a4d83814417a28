import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Family, openWorld, START, type World } from './contract-world';

let world: World;
let family: Family;

beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.checkLedgers());
afterAll(() => world.close());

const begin = async (habit: object = {}) => {
  world.clock.set(START);
  family = await world.family();
  await world.sql`update families set trial_ends_at = '2040-01-01' where id = ${family.id}`;
  await world.addMission(family, family.hero, { name: 'Brush teeth', xpReward: 50, ...habit });
};

describe('a habit', () => {
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
