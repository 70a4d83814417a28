import { readTranslationsWith } from '@herohood/api/text/say';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readTranslationsFile } from '../../src/adapters/translations';
import { type Family, openWorld, type World } from './contract-world';

/** Says every message of the product's own in one way that shows it went through the catalogue. */
const SHOUTING = (locale: string) =>
  locale === 'de'
    ? (readTranslationsFile('en') ?? '').replace(/^msgstr "(?=[A-Z0-9])/gm, 'msgstr "DE ')
    : null;

let world: World;
let family: Family;

beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  readTranslationsWith(SHOUTING);
  family = await world.family();
  await family.parent.send('PATCH /api/family', { locale: 'de' });
});
afterEach(async () => {
  readTranslationsWith(() => null);
  await world.checkLedgers();
});
afterAll(() => world.close());

test('a stranger reads a refusal in the language of the browser', async () => {
  const { body } = await world.browser().send('GET /api/children', undefined, {
    headers: { 'accept-language': 'de-AT' },
  });
  expect(body.message).toBe('DE Please sign in first.');
});

test('a parent reads what is wrong with each field in their language', async () => {
  const { status, body } = await family.parent.send('PATCH /api/family', { timeZone: 7, locale: 'xx' });
  expect(status).toBe(400);
  for (const { message } of body.issues) expect(message).toMatch(/^DE /);
});

test('names of badges, gear, avatars, games and ideas are said in the language, their ids stay', async () => {
  const { browser, id } = family.hero;
  const badges = (await browser.send(`GET /api/children/${id}/badges`)).body.badges;
  expect(badges[0]).toMatchObject({ id: 'first-mission', name: 'DE First Mission' });
  const lists = ['GET /api/gear-shop', 'GET /api/avatar-shop', 'GET /api/mini-games'] as const;
  for (const list of lists) {
    const { body } = await browser.send(list);
    expect(body.length, list).toBeGreaterThan(0);
    for (const { name, description } of body) {
      expect([name, description], list).toEqual([
        expect.stringMatching(/^DE /),
        expect.stringMatching(/^DE /),
      ]);
    }
  }
  for (const list of ['GET /api/ideas/habits', 'GET /api/ideas/rewards', 'GET /api/ideas/packs'] as const) {
    const { body } = await family.parent.send(list);
    for (const { name } of body) expect(name, list).toMatch(/^DE /);
  }
});

test('what a family calls its own stays as it is, even where the product has a word for it', async () => {
  const [{ name }] = (await family.parent.send('GET /api/ideas/habits')).body;
  const own = name.replace('DE ', '');
  const made = await family.parent.send('POST /api/habit-templates', { name: own });
  expect(made.body.name).toBe(own);
});
