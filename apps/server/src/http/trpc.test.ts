import { afterAll, beforeAll, expect, test } from 'vitest';
import { heavyWork, sampleRouter } from '../../tests/testing/sample-router';
import { signUp } from '../../tests/testing/sign-up';
import { openTestServer, type TestServer } from '../../tests/testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer(sampleRouter);
});
afterAll(() => server.close());

const MB = 1024 * 1024;

function batch(calls: number) {
  const url = `/trpc/${Array.from({ length: calls }, () => 'things.touch').join()}?batch=1`;
  return server.app.inject({ method: 'POST', url, payload: {} });
}

test('a batch answers each of its calls', async () => {
  const response = await batch(20);
  expect(response.statusCode).toBe(200);
  expect(response.json()).toHaveLength(20);
});

test('a larger batch is refused as a whole: nobody tries a thousand PINs in one request', async () => {
  const response = await batch(21);
  expect(response.statusCode).toBe(400);
  expect(response.body).not.toContain('"ok":true');
});

test('dear calls of a batch go one after another, and others are served between them', async () => {
  const { steps } = heavyWork;
  const heavy = Array(3).fill('things.toil').join();
  const answered = server.app.inject({ method: 'POST', url: `/trpc/${heavy}?batch=1`, payload: {} });
  let isOver = false;
  const serveOthers = () => {
    if (steps.at(-1) === 'end') steps.push('others');
    if (!isOver) setImmediate(serveOthers);
  };
  serveOthers();
  expect((await answered).json()).toHaveLength(3);
  isOver = true;
  expect(steps.slice(0, 8)).toEqual(['begin', 'end', 'others', 'begin', 'end', 'others', 'begin', 'end']);
});

test('queries read their input from the address', async () => {
  const input = encodeURIComponent(JSON.stringify({ id: '7', count: 2 }));
  const response = await server.app.inject({ url: `/trpc/things.read?input=${input}` });
  expect(response.json().result.data).toEqual({ id: '7', count: 2 });
});

test('a mutation cannot be run by GET', async () => {
  const response = await server.app.inject({ url: '/trpc/things.touch' });
  expect(response.statusCode).toBeGreaterThanOrEqual(400);
});

test('an unknown procedure is 404 in the error shape', async () => {
  const response = await server.app.inject({ url: '/trpc/nothing.here' });
  expect(response.json().error.data).toEqual({ code: 'NOT_FOUND', httpStatus: 404 });
});

test('a call sets cookies', async () => {
  const response = await server.app.inject({ method: 'POST', url: '/trpc/things.signIn', payload: {} });
  expect(response.headers['set-cookie']).toContain('parent_session=token');
});

test('a batch that asks to be streamed still sets cookies', async () => {
  const headers = { 'trpc-accept': 'application/jsonl' };
  const url = '/trpc/things.signIn?batch=1';
  const response = await server.app.inject({ method: 'POST', url, headers, payload: {} });
  expect(response.headers['set-cookie']).toContain('parent_session=token');
});

test('only calls whose row allows it may send much, and only with a session', async () => {
  const cookie = await signUp(server.ports);
  const send = (url: string, size: number, headers = {}) =>
    server.app.inject({ method: 'POST', url, headers, payload: { id: '7', picture: 'x'.repeat(size) } });
  expect((await send('/trpc/things.draw', 2 * MB, { cookie })).json().result.data).toEqual({
    length: 2 * MB,
  });
  expect((await send('/trpc/things.draw', 2 * MB)).statusCode).toBe(401);
  expect((await send('/trpc/things.draw', 4 * MB, { cookie })).statusCode).toBe(413);
  const refused = await send('/trpc/things.touch', 2 * MB, { cookie });
  expect([refused.statusCode, refused.json().code]).toEqual([413, 'TOO_LARGE']);
});
