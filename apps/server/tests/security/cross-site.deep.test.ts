import { openRowState } from '@herohood/db/testing/row-state';
import { afterAll, describe, expect, test } from 'vitest';
import { markedDocument } from '../contract/marked-document';
import type { Caller } from '../contract/matrix-callers';
import { readIds } from '../contract/matrix-ids';
import type { Operation } from '../contract/matrix-operations';
import { openMatrixWorld } from '../contract/matrix-world';
import { allOperations, harmless, type Sent, sendable } from './fuzz-calls';

/** What browsers say of a form or script of another website, and what such a page can make them say. */
const FOREIGN: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: '' },
  { origin: 'http://evil.localhost:80' },
  { origin: 'http://localhost:80.evil.example' },
  { origin: 'http://localhost:8080' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
  { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:80' },
];
/** The types that a form can send without being asked whether it may, one that it cannot, and none. */
const FORMS: { type?: string; body?(json: string): string }[] = [
  { type: 'text/plain', body: (json) => `${json.slice(0, -1)},"x":"="}` },
  { type: 'application/x-www-form-urlencoded', body: (json) => `${encodeURIComponent(json)}=` },
  {
    type: 'multipart/form-data; boundary=x',
    body: (json) => `--x\r\ncontent-disposition: form-data; name="0"\r\n\r\n${json}\r\n--x--\r\n`,
  },
  { type: 'application/json', body: (json) => json },
  {},
];

const world = await openMatrixWorld();
const idsFor = await readIds(world);
const document = markedDocument();
const operations = allOperations(document);
const caller = (name: string) => world.callers.find((each) => each.name === name) as Caller;
/** With both sessions, as the browser of a family that shares one. */
const cookie = `${caller('the owner').cookie}; ${caller('the hero').cookie}`;
afterAll(() => world.close());

const callerOf = ({ sessions }: Operation) => caller(sessions.includes('parent') ? 'the owner' : 'the hero');
const send = ({ method, url, headers, payload }: Sent) =>
  world.server.app.inject({
    method: method as 'GET',
    url,
    remoteAddress: '127.0.0.1',
    headers: { cookie, host: 'localhost:80', ...headers },
    ...(payload === undefined ? {} : { payload }),
  });

const rows = await openRowState(world.sql);
// Whoever reads a streak that has to be counted anew counts it: nothing of that is left to do for the calls below.
for (const { id } of (await send({ method: 'GET', url: '/api/children', headers: {} })).json()) {
  await send({ method: 'GET', url: `/api/children/${id}/badges`, headers: {} });
}
await rows.keep('beginning');

/** The call as a foreign page would send it, in each form. */
function disguised(good: Sent): Sent[] {
  return FOREIGN.flatMap((foreign) =>
    FORMS.map(({ type, body }) => ({
      method: good.method,
      url: good.url,
      headers: { ...foreign, ...(type ? { 'content-type': type } : {}) },
      ...(body ? { payload: body(String(good.payload ?? '{}')) } : {}),
    })),
  );
}

describe('a page of another website', () => {
  const changes = operations.filter(({ method }) => method !== 'GET');
  test.each(changes.map((operation) => [operation.name, operation] as const))(
    'changes nothing by %s, whatever form it sends',
    async (_name, operation) => {
      const good = sendable(operation, harmless(operation, callerOf(operation), idsFor));
      await rows.written();
      const answers = await Promise.all(disguised(good).map(send));
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([403]));
      for (const { headers } of answers) {
        expect([headers['set-cookie'], headers['access-control-allow-origin']]).toEqual([
          undefined,
          undefined,
        ]);
      }
      expect(await rows.written()).toEqual([]);
    },
  );

  const reads = operations.filter(
    ({ method, isStream, path }) => method === 'GET' && !isStream && path !== '/api/logout',
  );
  test.each(reads.map((operation) => [operation.name, operation] as const))(
    'changes nothing by %s, and may not read the answer',
    async (_name, operation) => {
      const good = sendable(operation, harmless(operation, callerOf(operation), idsFor));
      await rows.written();
      for (const headers of [FOREIGN[0], FOREIGN[7]]) {
        for (const method of ['GET', 'HEAD', 'OPTIONS']) {
          const answer = await send({ ...good, method, headers: { ...headers } });
          expect(answer.headers['access-control-allow-origin']).toBeUndefined();
          expect(answer.headers['set-cookie']).toBeUndefined();
        }
      }
      expect(await rows.written()).toEqual([]);
    },
  );

  test('pays nothing and delivers no news of payments', async () => {
    await rows.written();
    for (const url of ['/sandbox/stripe/v1/payment_intents/pi_1/confirm', '/api/stripe/webhook']) {
      for (const each of disguised({ method: 'POST', url, headers: {} })) {
        expect((await send(each)).statusCode).toBe(403);
      }
    }
    expect(await rows.written()).toEqual([]);
  });

  test('signs nobody out by a picture or a frame', async () => {
    for (const dest of ['image', 'script', 'iframe', 'empty']) {
      const headers = {
        'sec-fetch-site': 'cross-site',
        'sec-fetch-mode': 'navigate',
        'sec-fetch-dest': dest,
      };
      expect((await send({ method: 'GET', url: '/api/logout', headers })).statusCode).toBe(403);
    }
    expect((await send({ method: 'GET', url: '/api/auth/user', headers: {} })).statusCode).toBe(200);
  });
});

test('a form without any word of where it comes from runs no procedure over tRPC', async () => {
  await rows.written();
  for (const operation of operations.filter(({ isTrpc, method }) => isTrpc && method !== 'GET')) {
    const good = sendable(operation, harmless(operation, callerOf(operation), idsFor));
    for (const { type, body } of FORMS.filter((form) => form.type !== 'application/json')) {
      const headers: Record<string, string> = type ? { 'content-type': type } : {};
      const payload = body ? { payload: body(String(good.payload)) } : {};
      const answer = await send({ method: good.method, url: good.url, headers, ...payload });
      expect([operation.name, answer.statusCode]).toEqual([operation.name, 415]);
    }
  }
  expect(await rows.written()).toEqual([]);
});
