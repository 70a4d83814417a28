import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Browser } from './contract-client';
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

const userOf = async ({ parent }: Family) => (await parent.send('GET /api/auth/user')).body;
const setFamily = (locale: unknown) => family.parent.send('PATCH /api/family', { locale });
const setOwn = (locale: unknown) => family.parent.send('PATCH /api/profile', { locale });
const setHero = (browser: Browser, locale: unknown) =>
  browser.send(`PATCH /api/children/${family.hero.id}`, { locale });

const signUp = (language: string | undefined, fields: object = {}) =>
  world.browser().send(
    'POST /api/auth/register',
    {
      ...{ email: `${crypto.randomUUID()}@hero.example`, password: 'a good password' },
      ...{ firstName: 'Ada', lastName: 'Hero', ...fields },
    },
    language === undefined ? {} : { headers: { 'accept-language': language } },
  );

describe('a family', () => {
  test.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['pt-PT', 'pt-BR'],
    ['zh-CN, he;q=0.5', 'he'],
    ['zh-CN', 'en'],
    ['en-XA', 'en'],
    [undefined, 'en'],
  ])('founded by a browser that prefers %j begins with %s', async (language, locale) => {
    const { body } = await signUp(language);
    expect([body.familyLocale, body.locale]).toEqual([locale, null]);
  });

  test('keeps its language whoever joins it, and whoever waits is told in it', async () => {
    await setFamily('fr');
    const { url } = (await family.parent.send('POST /api/family/invitations', { role: 'helper' })).body;
    const invitation = new URL(url).hash.replace('#invitation=', '');
    const invited = await signUp('de', { invitation });
    const waiting = await signUp('de', { familyCode: family.code });
    expect([invited, waiting].map(({ body }) => [body.familyRole, body.familyLocale, body.locale])).toEqual([
      ['helper', 'fr', null],
      ['waiting', 'fr', null],
    ]);
  });

  test('changes it by its parents, who find that in their list, and its devices hear of it', async () => {
    const { browser } = family.hero;
    const { lastSyncTime } = (await browser.send('GET /api/sync/child-family-data')).body;
    expect((await setFamily('pt-BR')).body.familyLocale).toBe('pt-BR');
    await setFamily('pt-BR');
    const [entry, before] = (await family.parent.send('GET /api/family/audit')).body;
    // It is told in the language that was chosen.
    const summary = expect.stringMatching(/^Ada .*: português \(Brasil\)$/);
    expect(entry).toMatchObject({ act: 'family.language_changed', summary });
    expect(before.act).not.toBe('family.language_changed');
    const since = encodeURIComponent(lastSyncTime);
    const { syncEvents } = (await browser.send(`GET /api/sync/child-family-data?lastSyncTime=${since}`)).body;
    expect(syncEvents).toEqual([expect.objectContaining({ type: 'updated', entity: 'family' })]);
    expect((await setHero(browser, 'de')).status).toBe(200);
    expect((await browser.send('PATCH /api/family', { locale: 'de' })).status).toBe(403);
    expect((await userOf(family)).familyLocale).toBe('pt-BR');
  });
});

test('a parent or helper has their own language, or none again', async () => {
  expect((await setOwn('uk')).body).toMatchObject({ locale: 'uk', familyLocale: 'en' });
  expect((await setOwn(null)).body.locale).toBeNull();
  const newcomer = await world.addNewcomer(family);
  const itself = await newcomer.browser.send('PATCH /api/profile', { locale: 'ar' });
  expect(itself.body).toMatchObject({ familyRole: 'waiting', locale: 'ar' });
  await family.parent.send(`POST /api/family/join-requests/${newcomer.id}/accept`, { role: 'helper' });
  const helper = await newcomer.browser.send('PATCH /api/profile', { locale: 'tr' });
  expect(helper.body).toMatchObject({ familyRole: 'helper', locale: 'tr' });
});

test('a hero’s language is set by a parent and by the hero, who sets no more than before', async () => {
  const { browser, id } = family.hero;
  expect((await setHero(family.parent, 'ar')).body.locale).toBe('ar');
  expect((await browser.send('GET /api/auth/child')).body.locale).toBe('ar');
  expect((await setHero(browser, 'es')).body.locale).toBe('es');
  const [listed] = (await family.parent.send('GET /api/children')).body;
  expect(listed.locale).toBe('es');
  const both = await browser.send(`PATCH /api/children/${id}`, { locale: 'it', name: 'Maxi' });
  expect(both.status).toBe(403);
  const sibling = await world.addHero(family, 'Kim');
  expect((await setHero(sibling.browser, 'it')).status).toBe(404);
  const other = await world.family();
  expect((await setHero(other.parent, 'it')).status).toBe(404);
  expect((await browser.send('GET /api/auth/child')).body).toMatchObject({ locale: 'es', name: 'Max' });
  expect((await setHero(browser, null)).body.locale).toBeNull();
});

test('a hero’s own session is told their family’s language, and nobody else is', async () => {
  const { browser } = family.hero;
  await setFamily('de');
  const own = (await browser.send('GET /api/auth/child')).body;
  expect(own).toMatchObject({ locale: null, familyLocale: 'de' });
  expect((await setHero(browser, 'es')).body).toMatchObject({ locale: 'es', familyLocale: 'de' });
  const [listed] = (await family.parent.send('GET /api/children')).body;
  expect(listed).toMatchObject({ locale: 'es' });
  expect(listed).not.toHaveProperty('familyLocale');
});

test('only exact ids are languages, and pseudo-locales only where the operator has them', async () => {
  for (const wrong of ['de-AT', 'DE', 'iw', 'en-XA', 'ar-XB', '']) {
    const answers = [await setFamily(wrong), await setOwn(wrong), await setHero(family.hero.browser, wrong)];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
  }
  expect(await userOf(family)).toMatchObject({ locale: null, familyLocale: 'en' });
  const { ports } = world.server;
  const { locales } = ports;
  ports.locales = [...locales, 'en-XA', 'ar-XB'];
  try {
    expect((await setFamily('en-XA')).body.familyLocale).toBe('en-XA');
    expect((await setOwn('ar-XB')).body.locale).toBe('ar-XB');
  } finally {
    ports.locales = locales;
  }
});

test('the export tells all of them', async () => {
  await setFamily('nl');
  await setOwn('pl');
  await setHero(family.parent, 'tr');
  expect((await family.parent.send('GET /api/family/export')).body).toMatchObject({
    family: { locale: 'nl' },
    parents: [{ locale: 'pl' }],
    children: [{ locale: 'tr' }],
  });
});

describe('an answer speaks', () => {
  const GERMAN = { headers: { 'accept-language': 'de' } };
  const languageOf = async (browser: Browser, call: string, headers: Record<string, string> = {}) => {
    const answer = await browser.send(call, undefined, { headers: { ...GERMAN.headers, ...headers } });
    return answer.headers['content-language'];
  };

  const trpcLanguageOf = async (browser: Browser, headers: Record<string, string> = {}) => {
    const all = { ...GERMAN.headers, cookie: browser.cookieHeader(), ...headers };
    const answer = await world.server.app.inject({ url: '/trpc/account.me', headers: all });
    expect(answer.statusCode).toBe(200);
    return answer.headers['content-language'];
  };

  test('the browser’s language to a stranger, also when it refuses', async () => {
    const stranger = world.browser();
    expect(await languageOf(stranger, 'GET /api/auth/user')).toBe('de');
    expect(await languageOf(stranger, 'GET /api/nothing')).toBe('de');
    expect(await languageOf(stranger, 'GET /api/auth/user', { 'accept-language': 'xx' })).toBe('en');
    const login = { familyCode: family.code, username: 'nobody', pin: '0000' };
    const refused = await stranger.send('POST /api/auth/child-login', login, GERMAN);
    expect([refused.status, refused.headers['content-language']]).toEqual([401, 'de']);
  });

  test('the family’s language to whoever is signed in and has none, whatever their browser prefers', async () => {
    await setFamily('fr');
    const { parent, hero } = family;
    expect(await languageOf(parent, 'GET /api/auth/user')).toBe('fr');
    expect(await languageOf(hero.browser, 'GET /api/auth/child')).toBe('fr');
    expect(await languageOf(parent, 'GET /api/auth/child')).toBe('fr');
    expect(await languageOf(parent, `GET /api/children/${crypto.randomUUID()}/habits`)).toBe('fr');
    expect(await trpcLanguageOf(parent)).toBe('fr');
    const malformed = await parent.send('PATCH /api/profile', undefined, { raw: '{', ...GERMAN });
    expect([malformed.status, malformed.headers['content-language']]).toEqual([400, 'de']);
    const wrong = await parent.send('PATCH /api/profile', { locale: 'xx' }, GERMAN);
    expect([wrong.status, wrong.headers['content-language']]).toEqual([400, 'fr']);
  });

  test('the person’s own before the family’s', async () => {
    await setFamily('fr');
    await setOwn('it');
    await setHero(family.parent, 'he');
    expect(await languageOf(family.parent, 'GET /api/auth/user')).toBe('it');
    expect(await languageOf(family.hero.browser, 'GET /api/auth/child')).toBe('he');
  });

  test('with two sessions the one that acts, or the one that the app names', async () => {
    await setOwn('it');
    await setHero(family.parent, 'he');
    const both = world.browser();
    for (const { cookies } of [family.parent, family.hero.browser]) {
      for (const [name, value] of cookies) both.cookies.set(name, value);
    }
    const board = `GET /api/children/${family.hero.id}/habits`;
    expect(await languageOf(both, board)).toBe('it');
    expect(await languageOf(both, board, { 'x-herohood-role': 'child' })).toBe('he');
    expect(await languageOf(both, 'GET /api/auth/child')).toBe('he');
    expect(await trpcLanguageOf(both, { 'x-herohood-role': 'child' })).toBe('he');
    expect(await trpcLanguageOf(both)).toBe('it');
  });

  test('the browser’s again once somebody has signed out', async () => {
    await setFamily('fr');
    await family.parent.send('POST /api/auth/logout');
    expect(await languageOf(family.parent, 'GET /api/auth/user')).toBe('de');
  });
});
