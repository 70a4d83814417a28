import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleRouter } from '../../tests/testing/sample-router';
import { openTestServer, type TestServer } from '../../tests/testing/test-server';
import { createDraining, stopListening } from './draining';

const draining = createDraining();
let server: TestServer;
let url: string;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

beforeAll(async () => {
  server = await openTestServer(sampleRouter, { draining });
  url = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  agent.destroy();
  await server.close();
});

/** One call over the one kept connection. */
function call(path: string): Promise<{ status: number | undefined; connection: string | undefined }> {
  return new Promise((resolve, reject) => {
    const asked = request(`${url}${path}`, { agent }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve({ status: answer.statusCode, connection: answer.headers.connection }));
    });
    asked.once('error', reject);
    asked.end();
  });
}

test('a server that is about to stop says so to monitors, serves calls, and lets go of their connections', async () => {
  expect(await call('/readyz')).toEqual({ status: 200, connection: 'keep-alive' });
  draining.begin();
  expect(await call('/readyz')).toEqual({ status: 503, connection: 'close' });
  expect(await call('/healthz')).toEqual({ status: 200, connection: 'close' });
  expect(await call('/api/docs')).toMatchObject({ connection: 'close' });
  expect(await call('/api/nothing')).toEqual({ status: 404, connection: 'close' });
});

test('whoever is connected when the port closes still brings their call; nobody else comes in', async () => {
  const own = await openTestServer(sampleRouter, { draining });
  const { port } = new URL(await own.app.listen({ host: '127.0.0.1', port: 0 }));
  const place = { host: '127.0.0.1', port: Number(port) };
  const early = connect(place);
  await once(early, 'connect');
  const stopped = stopListening(own.app.server);
  early.write('GET /healthz HTTP/1.1\r\nhost: hero.example\r\n\r\n');
  let answer = '';
  for await (const part of early) answer += part;
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  // The answer may well have come before the port was closed.
  await stopped;
  const [refused] = await once(connect(place), 'error');
  expect(refused.code).toBe('ECONNREFUSED');
  await own.close();
});
