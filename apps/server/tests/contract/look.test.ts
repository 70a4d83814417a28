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

const change = (fields: object) => family.parent.send(`PATCH /api/children/${family.hero.id}`, fields);
const ownLook = async ({ hero }: Family) => (await hero.browser.send('GET /api/auth/child')).body.look;

test('parents read it as they set it, the hero what follows from it', async () => {
  const [listed] = (await family.parent.send('GET /api/children')).body;
  expect([listed.look, await ownLook(family)]).toEqual(['auto', 'middle']);
  expect((await change({ birthYear: 2018 })).body.look).toBe('auto');
  expect(await ownLook(family)).toBe('young');
  await change({ birthYear: 2017 });
  expect(await ownLook(family)).toBe('older');
  expect((await change({ look: 'young' })).body.look).toBe('young');
  expect((await change({ name: 'Maxi' })).body.look).toBe('young');
  expect(await ownLook(family)).toBe('young');
  expect((await change({ look: 'older', birthYear: null })).body.look).toBe('older');
  expect(await ownLook(family)).toBe('older');
  await change({ look: 'auto' });
  expect(await ownLook(family)).toBe('middle');
});

test('a hero reads it with every answer about themselves: when they sign in, and when they dress', async () => {
  await change({ birthYear: 2018 });
  const { id, browser } = family.hero;
  const { url } = (await family.parent.send(`POST /api/children/${id}/login-link`)).body;
  const token = new URL(url).hash.slice('#link='.length);
  const linked = await world.browser().send('POST /api/auth/child-link', { token });
  const dressed = await browser.send(`PATCH /api/children/${id}`, { equippedGear: [] });
  const { username, pin } = (await family.parent.send(`POST /api/children/${id}/generate-login`)).body;
  const { familyCode } = (await family.parent.send('GET /api/auth/user')).body;
  const signedIn = await world.browser().send('POST /api/auth/child-login', { familyCode, username, pin });
  expect([linked, dressed, signedIn].map(({ status, body }) => [status, body.look])).toEqual([
    [200, 'young'],
    [200, 'young'],
    [200, 'young'],
  ]);
});

test('the age is the family year’s: on New Year’s Eve another one in Auckland than in Honolulu', async () => {
  const families = [
    await world.family({ timeZone: 'Pacific/Auckland' }),
    await world.family({ timeZone: 'Pacific/Honolulu' }),
  ];
  for (const { parent, hero } of families)
    await parent.send(`PATCH /api/children/${hero.id}`, { birthYear: 2018 });
  world.clock.set('2026-12-31T12:00:00.000Z');
  expect(await Promise.all(families.map(ownLook))).toEqual(['older', 'young']);
});
