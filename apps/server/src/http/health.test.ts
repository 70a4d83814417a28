import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleRouter } from '../testing/sample-router';
import { openTestServer, type TestServer } from '../testing/test-server';

const isUp = { database: true, queue: true };
const check = (name: keyof typeof isUp) => async () => {
  if (!isUp[name]) throw new Error('connect ECONNREFUSED 10.0.0.7');
};

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer(sampleRouter, {
    dependencies: { database: check('database'), queue: check('queue') },
    metrics: {
      jobCounts: async () => ({ waiting: 2 }),
      sweep: { sweeps: 4, failures: 1, approved: 9, lastSweptAt: new Date() },
    },
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

test('metrics name routes by their pattern, never by an id', async () => {
  await server.app.inject({ url: '/api/things/8d6f6f5c-0000-4000-8000-000000000001' });
  await server.app.inject({ url: '/no/such/address/8d6f6f5c' });
  const { body, headers } = await server.app.inject({ url: '/metrics' });
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/things/:id",status_code="200"} 1',
  );
  expect(body).not.toContain('8d6f6f5c');
});

test('metrics tell about streams, jobs and the approval sweep', async () => {
  const { body } = await server.app.inject({ url: '/metrics' });
  expect(body).toContain('herohood_live_streams{role="child"} 0');
  expect(body).toContain('herohood_jobs{state="waiting"} 2');
  expect(body).toContain('herohood_sweep_approved_total 9');
  expect(body).toMatch(/herohood_sweep_lag_seconds \d/);
});
