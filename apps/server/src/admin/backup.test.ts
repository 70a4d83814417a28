import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appRouter } from '@herohood/api/root';
import { createDatabase } from '@herohood/db/client';
import { findLastBackup } from '@herohood/db/family/operator-queries';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { callAdmin } from '../../tests/testing/admin-process';
import { makeDueMissions } from '../../tests/testing/due-mission';
import type { TestFamily } from '../../tests/testing/family';
import { openTestServer, type TestServer } from '../../tests/testing/test-server';
import { createSecrets } from '../adapters/secrets';

/** The one that test servers have. */
const APP_SECRET = 'a-secret-of-tests-with-more-than-32-characters';

let server: TestServer;
let family: TestFamily;
let folder: string;
let database: string;

beforeAll(async () => {
  server = await openTestServer(appRouter);
  const due = await makeDueMissions(server);
  family = due.family;
  // Something in every ledger.
  await family.asParent('POST', `/api/habit-completions/${await due.complete()}/approve`);
});
afterAll(() => server.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herohood-backup-test-'));
  database = `restored_${randomUUID().replaceAll('-', '')}`;
  await server.database.sql.unsafe(`create database ${database}`);
});
afterEach(async () => {
  await server.database.sql.unsafe(`drop database ${database} with (force)`);
  await rm(folder, { recursive: true, force: true });
});

const ofSource = (settings: Record<string, string> = {}) => ({
  ...{ DATABASE_URL: server.database.url, DATA_DIR: folder, APP_SECRET, ...settings },
});
const ofTarget = (settings: Record<string, string> = {}) =>
  ofSource({ DATABASE_URL: urlOf(database), ...settings });

function urlOf(name: string): string {
  const url = new URL(server.database.url);
  url.pathname = `/${name}`;
  return url.toString();
}
const backUp = () => callAdmin(['backup', '--to', join(folder, 'file')], ofSource());
const restore = (args: string[] = [], settings: Record<string, string> = {}) =>
  callAdmin(['restore', '--from', join(folder, 'file'), ...args], ofTarget(settings));

test('a backup restores into a new database: ledgers sound, PINs readable, missing media named', async () => {
  const { sql } = server.database;
  await sql`insert into media_objects (family_id, kind, content_type, byte_size, stored_at)
    values (${family.id}, 'avatar', 'image/png', 10, now())`;
  const made = await backUp();
  expect(made).toMatchObject({ code: 0, stdout: expect.stringMatching(/is written: \d+ rows\.\n$/) });
  expect(made.stdout).toMatch(/^Backing up the database \w+ at \S+: 1 family, newest act today\.\n/);
  expect((await findLastBackup(server.database.db))?.getTime()).toBeGreaterThan(Date.now() - 60_000);
  expect(made.stderr).toContain('Keep APP_SECRET too');
  expect((await stat(join(folder, 'file'))).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['file']);

  const restored = await restore();
  expect(restored.code, restored.stderr).toBe(0);
  expect(restored.stdout).toMatch(/^The backup of \S+ is restored: \d+ rows\.\nAll ledgers are sound\.\n$/);
  expect(restored.stderr).toBe(
    'Pictures and recordings: 1 of 1 are missing. Copy the media folder or bucket.\n',
  );
  const [{ pin }] = (await family.asParent('GET', '/api/children')).json();
  const target = createDatabase(urlOf(database), { maxConnections: 1 });
  const [hero] = await target.sql`select id, pin_sealed from children`;
  const [work] = await target.sql`select status from completions`;
  await target.close();
  expect(createSecrets(APP_SECRET).open(hero?.pin_sealed, hero?.id)).toBe(pin);
  expect(pin).toMatch(/^\d{4}$/);
  expect(work?.status).toBe('approved');
});

test('nothing is overwritten: neither a file nor a database with a family', async () => {
  await backUp();
  const before = await readFile(join(folder, 'file'));
  const again = await backUp();
  expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining('exists already') });
  expect(await readFile(join(folder, 'file'))).toEqual(before);
  const into = await restore([], { DATABASE_URL: server.database.url });
  expect(into).toMatchObject({ code: 1, stderr: expect.stringContaining('The database is not empty') });
});

test('another secret is refused before anything is written, unless that is wanted', async () => {
  await backUp();
  const other = { APP_SECRET: 'another-secret-with-more-than-32-characters' };
  const refused = await restore([], other);
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('APP_SECRET is another one') });
  expect((await restore([], { APP_SECRET: '' })).stderr).toContain('There is no APP_SECRET here yet');
  expect((await restore(['--other-secret'], other)).code).toBe(0);
});

test('a file that was cut off or is none of ours is refused', async () => {
  await backUp();
  const whole = await readFile(join(folder, 'file'));
  await writeFile(join(folder, 'file'), whole.subarray(0, whole.length - 200));
  expect((await restore()).stderr).toMatch(/^The backup is (cut off|damaged)/);
  await writeFile(join(folder, 'file'), 'a letter');
  expect(await restore()).toMatchObject({ code: 1, stderr: 'This file is no backup of Herohood.\n' });
  await rm(join(folder, 'file'));
  expect((await restore()).stderr).toMatch(/^ENOENT/);
});
