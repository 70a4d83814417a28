import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleRouter } from '../../tests/testing/sample-router';
import { openTestServer, type TestServer } from '../../tests/testing/test-server';

const isUp = { database: true, queue: true };
const check = (name: keyof typeof isUp) => async () => {
  if (!isUp[name]) throw new Error('connect ECONNREFUSED 10.0.0.7');
};

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer(sampleRouter, {
    dependencies: { database: check('database'), queue: check('queue') },
  });
});
afterAll(() => server.close());

test('a server whose dependencies answer is ready', async () => {
  expect((await server.app.inject({ url: '/readyz' })).json()).toEqual({ status: 'ok' });
});

test('a server without its database or queue lives but is not ready, and says which', async () => {
  isUp.queue = false;
  const response = await server.app.inject({ url: '/readyz' });
  isUp.queue = true;
  expect([response.statusCode, response.json()]).toEqual([
    503,
    { message: 'Not ready: queue.', code: 'UNAVAILABLE' },
  ]);
  expect((await server.app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
});
