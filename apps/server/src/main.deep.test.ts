import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { hasRedis, startRedis } from '@herohood/testing/redis';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type ServerProcess, startProcess } from '../tests/testing/server-process';
import { until } from '../tests/testing/until';

let database: TestDatabase;
let dataDir: string;
const running: ServerProcess[] = [];
beforeAll(async () => {
  database = await createTestDatabase({ isOwn: true });
  dataDir = await mkdtemp(join(tmpdir(), 'herohood-main-test-'));
});
afterEach(async () => {
  for (const server of running.splice(0)) {
    server.kill('SIGKILL');
    await server.ended;
  }
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

function start(settings: Record<string, string>): ServerProcess {
  const server = startProcess({ DATA_DIR: dataDir, DATABASE_URL: database.url, PORT: '0', ...settings });
  running.push(server);
  return server;
}

async function addressOf(server: ServerProcess): Promise<string> {
  await until(() => /running at \S+/.test(server.stdout()));
  return /running at (\S+)/.exec(server.stdout())?.[1] as string;
}

describe('a start that cannot work ends with one line that names the setting', () => {
  test('a database that is not there', async () => {
    const server = start({
      DATABASE_URL: 'postgres://someone:private@127.0.0.1:1/nothing',
      LOG_LEVEL: 'error',
    });
    expect(await server.ended).toBe(1);
    expect(server.stderr()).toMatch(/^DATABASE_URL: the database cannot be used \([^\n]+\)\n$/);
    expect(server.stderr()).not.toContain('private');
  });

  test('a Redis that is not there', async () => {
    const server = start({ REDIS_URL: 'redis://127.0.0.1:1', LOG_LEVEL: 'error' });
    expect(await server.ended).toBe(1);
    expect(server.stderr()).toMatch(/^REDIS_URL: [^\n]+\n$/);
  });

  test.skipIf(!hasRedis())('a Redis that takes no such password, in its own words', async () => {
    const redis = await startRedis();
    const url = Object.assign(new URL(redis?.url ?? ''), { username: 'nobody', password: 'private' });
    const server = start({ REDIS_URL: url.href, LOG_LEVEL: 'error' });
    expect(await server.ended).toBe(1);
    expect(server.stderr()).toMatch(/^REDIS_URL: [^\n]*WRONGPASS[^\n]*\n$/);
    expect(server.stderr()).not.toContain('private');
    await redis?.stop();
  });
});

test('with a given database no demo family is made, and nothing but plain lines stands on standard output', async () => {
  const server = start({});
  await addressOf(server);
  expect(server.stdout()).not.toMatch(/password|PIN|[{}]/);
  await until(() => server.stderr().endsWith('\n'));
  for (const line of server.stderr().trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('msg');
});

test('a process that only runs jobs serves its health and metrics, and no family', async () => {
  const server = start({ ROLE: 'worker' });
  await until(() => server.stdout().includes('/readyz'));
  const url = /(http:\S+)\/readyz/.exec(server.stdout())?.[1] as string;
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect(await (await fetch(`${url}/metrics`)).text()).toContain('herohood_job_lag_seconds{job="reminders"}');
  expect((await fetch(`${url}/api/auth/user`)).status).toBe(404);
});

test('a start that is stopped half-way ends in order and never says that it has started', async () => {
  const server = start({ LOG_LEVEL: 'info', PUBLIC_URL: 'https://hero.example' });
  // Long before it listens.
  await until(() => server.stdout().startsWith('BILLING is off'));
  server.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(server.stdout()).not.toContain('running at');
  expect(server.stderr()).toContain('"msg":"stopping"');
  expect(server.stderr()).not.toContain('"msg":"started"');
});
