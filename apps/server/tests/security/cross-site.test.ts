import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Family, openWorld, type World } from '../contract/contract-world';
import { markedDocument } from '../contract/marked-document';
import { allOperations } from './fuzz-calls';

const EVIL = { origin: 'https://evil.example' };
/** The types that a form can send without being asked whether it may, and none. */
const FORMS = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  undefined,
];

/** Calls over REST are who-may-call.test.ts, and disguises http/origin-check.test.ts. */
const trpcChanges = allOperations(markedDocument()).filter(
  ({ isTrpc, method }) => isTrpc && method !== 'GET',
);

let world: World;
let family: Family;
beforeAll(async () => {
  world = await openWorld();
  family = await world.family();
});
afterAll(() => world.close());

/** From the browser of a family that shares one: with both sessions. */
const send = (method: 'GET' | 'POST', url: string, headers: Record<string, string>) => {
  const cookie = `${family.parent.cookieHeader()}; ${family.hero.browser.cookieHeader()}`;
  return world.server.app.inject({ method, url, headers: { cookie, ...headers } });
};

test('a page of another website makes no call over tRPC, and pays nothing', async () => {
  const payments = ['/sandbox/stripe/v1/payment_intents/pi_1/confirm', '/api/stripe/webhook'];
  expect(trpcChanges.length).toBeGreaterThan(5);
  for (const url of [...trpcChanges.map(({ path }) => path), ...payments]) {
    const answer = await send('POST', url, EVIL);
    expect([url, answer.statusCode]).toEqual([url, 403]);
    expect([answer.headers['set-cookie'], answer.headers['access-control-allow-origin']]).toEqual([
      undefined,
      undefined,
    ]);
  }
});

test('a form without any word of where it comes from runs no procedure over tRPC', async () => {
  for (const { path } of trpcChanges) {
    for (const type of FORMS) {
      const answer = await send('POST', path, type ? { 'content-type': type } : {});
      expect([path, type, answer.statusCode]).toEqual([path, type, 415]);
    }
  }
});

test('a picture or a frame of another website signs nobody out', async () => {
  for (const dest of ['image', 'script', 'iframe', 'empty']) {
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': dest };
    expect((await send('GET', '/api/logout', headers)).statusCode).toBe(403);
  }
  expect((await send('GET', '/api/auth/user', {})).statusCode).toBe(200);
});
