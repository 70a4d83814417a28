import { once } from 'node:events';
import { appendFile, chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { stopEmbeddedPostgres } from '@herohood/embedded-postgres';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ServerProcess, startProcess } from '../tests/testing/server-process';
import { until } from '../tests/testing/until';

const START_MS = 60_000;

let dataDir: string;
const running: ServerProcess[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'herohood-guards-test-'));
  // As root the database runs under another account, which must be able to enter the folder.
  await chmod(dataDir, 0o711);
});
afterEach(async () => {
  for (const server of running.splice(0).reverse()) {
    server.kill('SIGTERM');
    await server.ended;
  }
  await stopEmbeddedPostgres({ dataDir });
  await rm(dataDir, { recursive: true, force: true });
}, START_MS);

function start(settings: Record<string, string>): ServerProcess {
  const server = startProcess({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error', ...settings });
  running.push(server);
  return server;
}

async function isUp(server: ServerProcess): Promise<string> {
  await until(() => /running at \S+/.test(server.stdout()), START_MS);
  return /running at (\S+)/.exec(server.stdout())?.[1] as string;
}

describe('with a given database', () => {
  let database: TestDatabase;
  const SECRET = 'one-secret-with-more-than-32-characters';
  const OTHER = 'another-secret-with-more-than-32-characters';
  beforeEach(async () => {
    database = await createTestDatabase({ isOwn: true });
  });
  afterEach(() => database.close());
  const withSecret = (APP_SECRET: string) => start({ DATABASE_URL: database.url, APP_SECRET });

  test('a database of a newer version is refused in the words of the command line', async () => {
    await database.sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('new', 9999999999999)`;
    const server = withSecret(SECRET);
    expect(await server.ended).toBe(1);
    expect(server.stderr()).toBe('DATABASE_URL: The database belongs to a newer version of Herohood.\n');
  });

  test('another secret than the one of the first start is refused, and the first one goes on', async () => {
    const first = withSecret(SECRET);
    await isUp(first);
    first.kill('SIGHUP');
    expect(await first.ended).toBe(0);

    const [second, again] = [withSecret(OTHER), withSecret(SECRET)];
    expect(await second.ended).toBe(1);
    expect(second.stderr()).toMatch(/^APP_SECRET: the database was written with another one\.[^\n]*\n$/);
    await isUp(again);
  });
});

describe('with the embedded database', () => {
  test('a taken port is found before anything is made', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const server = start({ PORT: String(port) });
    expect(await server.ended).toBe(1);
    expect(server.stderr()).toBe(
      `PORT: another program listens on 127.0.0.1:${port} already. End it, or set PORT to another number.\n`,
    );
    expect(await readdir(dataDir)).toEqual([]);
    other.close();
  });

  test(
    'a second server is refused and leaves the first one alone; a worker ends with it',
    async () => {
      const first = start({ DEMO_FAMILY: 'off' });
      const url = await isUp(first);
      const worker = start({ ROLE: 'worker' });
      await until(() => worker.stdout().includes('/readyz'), START_MS);
      for (const ROLE of ['all', 'server']) {
        const second = start({ ROLE });
        expect(await second.ended).toBe(1);
        expect(second.stderr()).toBe(
          `DATA_DIR: another server uses ${dataDir}. Stop that one, or give this one a folder of its own.\n`,
        );
      }
      expect((await fetch(`${url}/readyz`)).status).toBe(200);

      first.kill('SIGTERM');
      expect(await first.ended).toBe(0);
      expect(await worker.ended).toBe(0);
      expect(worker.stdout()).toContain('The server that owns the database of DATA_DIR has ended');
    },
    START_MS * 2,
  );

  test(
    'the demo family’s logins are told at each start on this machine, and Postgres’ own reason when it does not start',
    async () => {
      for (let round = 0; round < 2; round += 1) {
        const server = start({});
        await isUp(server);
        expect(server.stdout()).toMatch(/parent@herohood\.example +password adventure-time\n/);
        server.kill('SIGTERM');
        await server.ended;
      }
      await appendFile(
        join(dataDir, 'postgres', 'cluster', 'postgresql.conf'),
        "\nshared_buffers = 'plenty'\n",
      );
      const server = start({});
      expect(await server.ended).toBe(1);
      expect(server.stderr()).toMatch(
        /^DATA_DIR: the database does not start \(Postgres did not start: [^\n]*"shared_buffers"[^\n]*; see \S+postgres\.log\)\n$/,
      );
    },
    START_MS * 2,
  );
});
