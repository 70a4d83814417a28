import { afterEach, expect, test } from 'vitest';
import { sampleRouter } from '../../tests/testing/sample-router';
import { openTestServer, type TestServer } from '../../tests/testing/test-server';
import { createDraining } from './draining';

const isThere = { database: true, queue: true };
const check = (name: keyof typeof isThere) => async () => {
  if (!isThere[name]) throw new Error('connect ECONNREFUSED 10.0.0.7');
  return {};
};

let server: TestServer;
afterEach(async () => {
  Object.assign(isThere, { database: true, queue: true });
  await server.close();
});

const open = async (options: Parameters<typeof openTestServer>[1] = {}) => {
  const dependencies = { database: check('database'), queue: check('queue') };
  const mailCounts = () => ({ sent: 0, failed: 0, omitted: 0 });
  const metrics = { jobCounts: check('queue'), work: null, mailCounts };
  server = await openTestServer(sampleRouter, { dependencies, metrics, ...options });
};
const readyz = async () => {
  const response = await server.app.inject({ url: '/readyz' });
  return [response.statusCode, response.json()];
};
const queueUp = async () =>
  /^herohood_queue_up (\d)$/m.exec((await server.app.inject({ url: '/metrics' })).body)?.[1];

test('a server whose dependencies answer is ready', async () => {
  await open();
  expect(await readyz()).toEqual([200, { ok: true, database: 'up', queue: 'up' }]);
  expect(await queueUp()).toBe('1');
});

test('without the queue calls are answered: it is told, and counted, and the server stays ready', async () => {
  await open();
  isThere.queue = false;
  expect(await readyz()).toEqual([200, { ok: true, database: 'up', queue: 'down' }]);
  expect(await queueUp()).toBe('0');
});

test('a process that only runs jobs is not ready without its queue', async () => {
  await open({ serve: 'monitor' });
  isThere.queue = false;
  expect(await readyz()).toEqual([503, { ok: false, database: 'up', queue: 'down' }]);
});

test('without the database nothing is answered, but the process lives', async () => {
  await open();
  isThere.database = false;
  expect(await readyz()).toEqual([503, { ok: false, database: 'down', queue: 'up' }]);
  expect((await server.app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
});

test('a server that stops is not ready', async () => {
  const draining = createDraining();
  await open({ draining });
  draining.begin();
  expect(await readyz()).toEqual([503, { ok: false, database: 'up', queue: 'up' }]);
});

test('a server that has the port but has not started is not ready', async () => {
  let isStarted = false;
  await open({ isStarted: () => isStarted });
  expect(await readyz()).toEqual([503, { ok: false, database: 'up', queue: 'up' }]);
  isStarted = true;
  expect(await readyz()).toEqual([200, { ok: true, database: 'up', queue: 'up' }]);
});

test('a queue that never answers keeps no monitor waiting', async () => {
  await open({ dependencies: { database: check('database'), queue: () => new Promise(() => {}) } });
  expect(await readyz()).toEqual([200, { ok: true, database: 'up', queue: 'down' }]);
});
