import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDemoFamily } from '@herohood/api/demo/create-demo-family';
import { appRouter } from '@herohood/api/root';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { callAdmin, startAdmin } from '../../tests/testing/admin-process';
import { startProcess } from '../../tests/testing/server-process';
import { openTestServer, type TestServer } from '../../tests/testing/test-server';
import { until } from '../../tests/testing/until';

/** The one that test servers have. */
const APP_SECRET = 'a-secret-of-tests-with-more-than-32-characters';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await openTestServer(appRouter);
});
afterAll(() => server.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herohood-command-line-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const ofSource = (settings: Record<string, string> = {}) => ({
  ...{ DATABASE_URL: server.database.url, DATA_DIR: folder, APP_SECRET, ...settings },
});

test('the command line is a process that ends by itself, with its lines and its code', async () => {
  const settings = ofSource();
  expect(await startAdmin(['verify-ledgers'], settings)).toEqual({
    ...{ code: 0, stderr: '' },
    stdout: 'All ledgers are sound.\n',
  });
  expect((await startAdmin(['dance'], settings)).code).toBe(1);
});

/** As a process of its own: the programs are looked up in its PATH. */
const dump = () =>
  startAdmin(['backup', '--format', 'pg_dump', '--to', join(folder, 'file')], ofSource({ PATH: folder }));

test('pg_dump and pg_restore are used when wanted, and what to install is said when they are not there', async () => {
  const missing = await dump();
  expect(missing.code).toBe(1);
  expect(missing.stderr).toMatch(/^There is no pg_dump here\. Install [^\n]+postgresql-client[^\n]+\n$/);
  expect(await readdir(folder)).toEqual([]);

  const write = async (name: string, script: string) => {
    await writeFile(join(folder, name), `#!${process.execPath}\n${script}`);
    await chmod(join(folder, name), 0o755);
  };
  await write(
    'pg_dump',
    `const { writeFileSync, readFileSync } = require('node:fs');
     const value = (name) => process.argv.find((arg) => arg.startsWith(name)).slice(name.length);
     const url = new URL(value('--dbname='));
     const hidden = readFileSync(url.searchParams.get('passfile'), 'utf8');
     writeFileSync(value('--file='), 'PGDMP' + JSON.stringify({ url: url.href, hidden }));`,
  );
  await write('pg_restore', `console.error('server version mismatch'); process.exit(1);`);
  expect((await dump()).code).toBe(0);
  const { url, hidden } = JSON.parse((await readFile(join(folder, 'file'), 'utf8')).slice(5));
  const password = new URL(server.database.url).password;
  expect(password).not.toBe('');
  expect(url).not.toContain(password);
  expect(hidden).toBe(`*:*:*:*:${decodeURIComponent(password)}\n`);
  await server.database.sql.unsafe('create database restored_by_program');
  const target = new URL(server.database.url);
  target.pathname = '/restored_by_program';
  const settings = ofSource({ PATH: folder, DATABASE_URL: target.toString() });
  const failed = await startAdmin(['restore', '--from', join(folder, 'file')], settings);
  await server.database.sql.unsafe('drop database restored_by_program with (force)');
  expect(failed).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('pg_restore failed: server version mismatch. Install'),
  });
}, 60_000);

test('the embedded database is reached while its server runs and when none does', async () => {
  const settings = { DATA_DIR: folder, LOG_LEVEL: 'error' };
  await chmod(folder, 0o711);
  const early = await callAdmin(['families'], settings);
  expect(early).toMatchObject({ code: 1, stderr: expect.stringContaining('there is no database in') });

  const running = startProcess({ ...settings, PORT: '0' });
  await until(() => /running at \S+/.test(running.stdout()), 45_000);
  const url = /running at (\S+)/.exec(running.stdout())?.[1];
  const during = await callAdmin(['families'], settings);
  expect(during, during.stderr).toMatchObject({ code: 0, stderr: '' });
  expect(during.stdout.trim().split('\n')).toHaveLength(2);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  running.kill('SIGTERM');
  await running.ended;

  const after = await callAdmin(['verify-ledgers'], settings);
  expect(after).toMatchObject({ code: 0, stdout: 'All ledgers are sound.\n' });
  // The command stopped what it started: the next one has to start it again.
  expect((await callAdmin(['families'], settings)).stderr).toContain('Starting the database');
}, 60_000);

test('the logins of the demo family are printed, and work', async () => {
  await createDemoFamily(server.ports);
  const { code, stdout } = await callAdmin(['demo-logins'], ofSource());
  expect(code).toBe(0);
  const [, email, password] = /^Parent \S+: e-mail (\S+), password (\S+)$/m.exec(stdout) ?? [];
  const answer = await server.app.inject({
    ...{ method: 'POST', url: '/api/auth/login' },
    payload: { email, password },
  });
  expect(answer.statusCode).toBe(200);
  expect(stdout).toMatch(/^Hero \S+: family code [A-Z2-9]{6}, username \S+, PIN \d{4}$/m);
});
