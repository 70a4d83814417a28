import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '@herohood/db/client';
import { isPooled } from '@herohood/db/connection-limits';
import { expectSoundLedgers } from '@herohood/db/testing/check-ledgers';
import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeHttpFamily } from '../testing/http-family';
import { type ServerProcess, startProcess } from '../testing/server-process';
import { until } from '../testing/until';

const TIMEOUT_MS = 90_000;
/** It refuses to run as root. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const hasPooler = spawnSync('pgbouncer', ['--version']).status === 0;
if (!hasPooler) process.stderr.write('Without a pooler: no pgbouncer here\n');

let folder: string;
let database: TestDatabase;
let pooler: ChildProcess;
let server: ServerProcess;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herohood-pooler-'));
  await chmod(folder, 0o711);
  database = await createTestDatabase({ isOwn: true });
});
afterEach(async () => {
  server?.kill('SIGKILL');
  await server?.ended;
  pooler?.kill('SIGKILL');
  await database.close();
  await rm(folder, { recursive: true, force: true });
}, TIMEOUT_MS);

/** Puts PgBouncer as it comes before the database. @returns the address to connect to */
async function openPooler(mode: string): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  const { hostname, port: target, username, password, pathname } = new URL(database.url);
  const file = join(folder, 'pooler.ini');
  await writeFile(
    file,
    `[databases]
     ${pathname.slice(1)} = host=${hostname} port=${target} user=${username} password=${decodeURIComponent(password)}
     [pgbouncer]
     listen_addr = 127.0.0.1
     listen_port = ${port}
     unix_socket_dir =
     auth_type = any
     pool_mode = ${mode}
     default_pool_size = 60`.replace(/^ +/gm, ''),
    { mode: 0o644 },
  );
  pooler = spawn('pgbouncer', ['-q', file], { ...NOBODY, stdio: 'ignore' });
  const url = new URL(database.url);
  url.port = String(port);
  await until(() => isPooled(url.href).then(Boolean, () => false));
  return url.href;
}

describe.skipIf(!hasPooler)('behind PgBouncer without Redis', () => {
  test.each(['transaction', 'session'])(
    'in %s mode a server starts, keeps its limits and does its jobs',
    async (mode) => {
      expect(await isPooled(database.url)).toBe(false);
      const url = await openPooler(mode);
      server = startProcess({ DATA_DIR: folder, DATABASE_URL: url, PORT: '0', LOG_LEVEL: 'error' });
      await until(() => server.stdout().includes('running at'), 30_000);
      const origin = /running at (\S+)/.exec(server.stdout())?.[1] as string;
      const family = await makeHttpFamily(origin, { habits: 20 });
      const statuses = await Promise.all(
        family.habits.map(async (id) => {
          const done = await family.asChild('POST', `/api/habits/${id}/complete`);
          const yes = await family.asParent('POST', `/api/habit-completions/${done.json.id}/approve`);
          return [done.status, yes.status];
        }),
      );
      expect(statuses).toEqual(statuses.map(() => [201, 200]));
      await expectSoundLedgers(database.sql);

      const through = createDatabase(url, { maxConnections: 1, isPooled: true });
      const [limits] = await through.sql.unsafe(`select current_setting('statement_timeout') as statement,
        current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle`);
      await through.close();
      expect(limits).toEqual({ statement: '10s', lock: '5s', idle: '30s' });
      const runs = async () =>
        /^herohood_job_runs_total\{job="missions-sweep"\} (\d+)$/m.exec(
          await (await fetch(`${origin}/metrics`)).text(),
        )?.[1];
      await until(async () => Number(await runs()) > 1, 60_000);
    },
    TIMEOUT_MS,
  );
});
