import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
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

test('a start that cannot work ends with one line that names the setting', async () => {
  const server = start({ PLAN_LIMITS: 'sometimes' });
  expect(await server.ended).toBe(1);
  expect(server.stderr()).toBe('Bad setting: PLAN_LIMITS must be one of advertised, enforced\n');
  expect(server.stdout()).toBe('');
});

test('SIGTERM ends streams and the process in order, with code 0', async () => {
  const server = start({});
  const url = await addressOf(server);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect(await readdir(dataDir)).toContain('app-secret');

  const parent = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'a@hero.example',
      password: 'a good password',
      firstName: 'Ada',
      lastName: 'H',
    }),
  });
  const cookie = parent.headers.getSetCookie()[0]?.split(';')[0] as string;
  const stream = await fetch(`${url}/api/sync/stream`, { headers: { cookie } });
  const received = stream.text();

  server.kill('SIGTERM');
  expect(await received).toBe('retry: 2000\n\n');
  expect(await server.ended).toBe(0);
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  const left = await database.sql`
    select application_name from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name like 'herohood-jobs%'`;
  expect([...left]).toEqual([]);
});
