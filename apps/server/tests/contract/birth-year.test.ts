import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Family, openWorld, type World } from './contract-world';

let world: World;
let family: Family;

beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  family = await world.family();
});
afterEach(() => world.checkLedgers());
afterAll(() => world.close());

const create = (fields: object) =>
  family.parent.send('POST /api/children', { name: 'Lea', avatarType: 'ninja', ...fields });
const change = (fields: object) => family.parent.send(`PATCH /api/children/${family.hero.id}`, fields);

test('is null until a parent says it, at creation or later, and null clears it', async () => {
  expect((await create({})).body.birthYear).toBeNull();
  expect((await create({ birthYear: 2019 })).body.birthYear).toBe(2019);
  expect((await change({ birthYear: 2016 })).body.birthYear).toBe(2016);
  expect((await change({ name: 'Maxi' })).body.birthYear).toBe(2016);
  expect((await change({ birthYear: null })).body.birthYear).toBeNull();
});

test('the year is the family’s own: on New Year’s Eve another one in Auckland than in Honolulu', async () => {
  world.clock.set('2026-12-31T12:00:00.000Z');
  const [early, late] = [
    await world.family({ timeZone: 'Pacific/Auckland' }),
    await world.family({ timeZone: 'Pacific/Honolulu' }),
  ];
  const born = { name: 'Lea', avatarType: 'ninja', birthYear: 2027 };
  expect((await early.parent.send('POST /api/children', born)).status).toBe(201);
  expect((await late.parent.send('POST /api/children', born)).status).toBe(400);
});
