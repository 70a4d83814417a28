import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres, stopEmbeddedPostgres } from './embedded-postgres';
import { readPostmaster } from './postmaster-file';
import { findServerAccount } from './server-account';

let dataDir: string;
let started: EmbeddedPostgres[];
let progress: string[];

const start = async (overrides: Partial<Parameters<typeof startEmbeddedPostgres>[0]> = {}) => {
  const server = await startEmbeddedPostgres({
    dataDir,
    database: 'family',
    durable: false,
    onProgress: (line) => progress.push(line),
    ...overrides,
  });
  started.push(server);
  return server;
};

const ask = async (url: string, query: string): Promise<Record<string, unknown>> => {
  const sql = postgres(url, { max: 1 });
  try {
    const [row] = await sql.unsafe(query);
    return { ...row };
  } finally {
    await sql.end();
  }
};

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'herohood-postgres-'));
  // mkdtemp's folder is closed to the account that runs the server; most tests want the plain case.
  await chmod(dataDir, 0o755);
  started = [];
  progress = [];
});

afterEach(async () => {
  for (const server of started) await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

describe('starting', () => {
  it('serves the wanted database in UTF-8 with the settings the product relies on', async () => {
    const { url, startedByUs } = await start();
    const row = await ask(
      url,
      `select current_database() as database, lower('ÑÉ') as lower, current_setting('max_connections') as connections,
        current_setting('idle_in_transaction_session_timeout') as idle, current_setting('fsync') as fsync,
        current_setting('listen_addresses') as listen, current_setting('server_encoding') as encoding`,
    );
    expect(row).toEqual({
      database: 'family',
      lower: 'ñé',
      connections: '200',
      idle: '1min',
      fsync: 'off',
      listen: '127.0.0.1',
      encoding: 'UTF8',
    });
    expect(startedByUs).toBe(true);
  });

  it('is durable unless told otherwise', async () => {
    const { url } = await start({ durable: true });
    const row = await ask(
      url,
      `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit`,
    );
    expect(row).toEqual({ fsync: 'on', commit: 'on' });
  });

  it('asks for the password, which only its owner can read', async () => {
    const { url } = await start();
    await expect(ask(url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toMatchObject({
      code: '28P01',
    });
    expect((await stat(join(dataDir, 'postgres-password'))).mode & 0o777).toBe(0o600);
  });

  it('keeps the data and says nothing of a first start the second time', async () => {
    const first = await start();
    await ask(first.url, 'create table kept (id int)');
    await first.stop();
    progress = [];
    const second = await start();
    expect(await ask(second.url, 'select count(*)::int as n from kept')).toEqual({ n: 0 });
    expect(progress).toEqual(['Starting the database']);
  });

  it('two starts at once share one server', async () => {
    const [one, two] = await Promise.all([start(), start()]);
    expect(two.port).toBe(one.port);
    await ask(one.url, 'create table shared (id int)');
    expect(await ask(two.url, 'select count(*)::int as n from shared')).toEqual({ n: 0 });
  });
});

describe('a server that is already there', () => {
  it('is attached to, and left running while somebody else uses it', async () => {
    const first = await start();
    const second = await start();
    expect(second).toMatchObject({ port: first.port, startedByUs: false });

    const other = postgres(first.url, { max: 1 });
    await other`select 1`;
    await second.stop();
    expect(await other`select 1 as alive`).toMatchObject([{ alive: 1 }]);
    await other.end();
  });

  it('is stopped by the one who attached last, so that nothing stays behind', async () => {
    await start();
    const second = await start();
    await second.stop();
    expect(await readPostmaster(join(dataDir, 'postgres', 'cluster'))).toBeUndefined();
  });
});

describe('stopping by the folder', () => {
  it('ends a server that nobody holds any more', async () => {
    await start();
    await stopEmbeddedPostgres({ dataDir });
    expect(await readPostmaster(join(dataDir, 'postgres', 'cluster'))).toBeUndefined();
  });

  it('does nothing where none runs', async () => {
    await stopEmbeddedPostgres({ dataDir });
    expect(await readdir(dataDir)).toEqual([]);
  });
});

describe('after a crash', () => {
  it('recovers from a killed server with what was committed', async () => {
    const first = await start({ durable: true });
    await ask(first.url, 'create table kept (id int)');
    const found = await readPostmaster(join(dataDir, 'postgres', 'cluster'));
    process.kill(found?.pid ?? 0, 'SIGKILL');
    await expect
      .poll(() => readPostmaster(join(dataDir, 'postgres', 'cluster')))
      .toMatchObject({ isAlive: false });

    const second = await start();
    expect(second.startedByUs).toBe(true);
    expect(await ask(second.url, 'select count(*)::int as n from kept')).toEqual({ n: 0 });
  });

  it('is not fooled by a left-over process id that now belongs to somebody else', async () => {
    const first = await start();
    const pidFile = join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
    const content = await readFile(pidFile, 'utf8');
    await first.stop();
    const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    await once(stranger, 'spawn');
    try {
      await writeFile(pidFile, content.replace(/^\d+/, String(stranger.pid)));
      expect((await start()).startedByUs).toBe(true);
    } finally {
      stranger.kill();
    }
  });

  it('does a preparation again that was cut short', async () => {
    const home = join(dataDir, 'postgres');
    const dead = spawn(process.execPath, ['-e', ''], { stdio: 'ignore' });
    await once(dead, 'exit');
    await mkdir(join(home, `draft-${dead.pid}`, 'base'), { recursive: true });
    await writeFile(join(home, `draft-${dead.pid}`, 'PG_VERSION'), '18\n');

    const { url } = await start();
    expect(await ask(url, 'select 1 as alive')).toEqual({ alive: 1 });
    expect((await readdir(home)).sort()).toEqual(['cluster', 'postgres.log']);
  });

  it('refuses the files of another major version with a sentence', async () => {
    await (await start()).stop();
    await writeFile(join(dataDir, 'postgres', 'cluster', 'PG_VERSION'), '13\n');
    await expect(start()).rejects.toThrow(/made by Postgres 13/);
  });
});

describe.runIf(process.getuid?.() === 0)('as root, in a folder that is closed to others', () => {
  let elsewhere: string;
  const startClosed = async () =>
    start({ reachable: { account: await findServerAccount(() => {}), candidates: [elsewhere] } });

  beforeEach(async () => {
    elsewhere = `${dataDir}-elsewhere`;
    await chmod(dataDir, 0o700);
  });
  afterEach(async () => {
    for (const server of started) await server.stop();
    await rm(elsewhere, { recursive: true, force: true });
  });

  it('keeps the files elsewhere, says so and leaves a pointer', async () => {
    const server = await startClosed();
    const pointer = await readFile(join(dataDir, 'postgres-location.txt'), 'utf8');
    const home = pointer.split('\n')[0] ?? '';
    expect(home.startsWith(elsewhere)).toBe(true);
    expect(progress).toContain(
      `The database's files are kept in ${home} (Postgres may not enter ${dataDir})`,
    );
    await ask(server.url, 'create table kept (id int)');
    await server.stop();

    // Opened later: the data stays where it is.
    await chmod(dataDir, 0o755);
    expect(await ask((await startClosed()).url, 'select count(*)::int as n from kept')).toEqual({ n: 0 });
  });

  it('starts empty when the data folder was deleted, and keeps the old files aside', async () => {
    const server = await startClosed();
    await ask(server.url, 'create table gone (id int)');
    await server.stop();
    await rm(dataDir, { recursive: true });
    await mkdir(dataDir, { mode: 0o700 });

    const again = await startClosed();
    expect(await ask(again.url, `select to_regclass('gone') as gone`)).toEqual({ gone: null });
    expect((await readdir(elsewhere)).filter((name) => name.includes('-left-'))).toHaveLength(1);
  });
});
