import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appRouter } from '@herohood/api/root';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { callAdmin } from '../../tests/testing/admin-process';
import { makeFamily, type TestFamily } from '../../tests/testing/family';
import { openS3Server } from '../../tests/testing/s3-server';
import { startProcess } from '../../tests/testing/server-process';
import { openTestServer, type TestServer } from '../../tests/testing/test-server';
import { until } from '../../tests/testing/until';
import { mediaFolder } from '../adapters/media-folder';
import { openMediaS3 } from '../adapters/media-s3';

/** The one that test servers have. */
const APP_SECRET = 'a-secret-of-tests-with-more-than-32-characters';
const NAME = /^herohood-\d{4}-\d\d-\d\dT\d{6}Z$/;

let server: TestServer;
let family: TestFamily;
let store: Awaited<ReturnType<typeof openS3Server>>;
let folder: string;
let database: string;
let pictures: Record<string, Uint8Array>;

beforeAll(async () => {
  server = await openTestServer(appRouter);
  family = await makeFamily(server);
  store = await openS3Server();
});
afterAll(async () => {
  await store.close();
  await server.close();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herohood-whole-test-'));
  database = `whole_${randomUUID().replaceAll('-', '')}`;
  await server.database.sql.unsafe(`create database ${database}`);
  pictures = {};
  for (const length of [1, 70_000]) {
    const [row] = await server.database.sql`
      insert into media_objects (family_id, kind, content_type, byte_size, stored_at)
      values (${family.id}, 'avatar', 'image/png', ${length}, now()) returning id`;
    pictures[row?.id] = new Uint8Array(length).fill(7);
  }
});
afterEach(async () => {
  await server.database.sql`delete from media_objects`;
  await server.database.sql.unsafe(`drop database ${database} with (force)`);
  await rm(folder, { recursive: true, force: true });
});

const inFolder = () => ({ DATA_DIR: join(folder, 'data') });
const inBucket = () => ({
  ...{
    DATA_DIR: join(folder, 'data'),
    S3_BUCKET: store.settings.bucket,
    S3_ENDPOINT: store.settings.endpoint ?? '',
  },
  ...{ S3_ACCESS_KEY_ID: store.settings.accessKeyId, S3_SECRET_ACCESS_KEY: store.settings.secretAccessKey },
  ...{ S3_FORCE_PATH_STYLE: 'on', S3_PREFIX: store.settings.prefix },
});
const backups = () => join(folder, 'backups');
const backUp = (settings: Record<string, string>, ...args: string[]) =>
  callAdmin(['backup', '--all', '--to', backups(), ...args], {
    ...{ DATABASE_URL: server.database.url, APP_SECRET },
    ...settings,
  });
const made = async () => (await readdir(backups())).sort();

function restoredUrl(): string {
  const url = new URL(server.database.url);
  url.pathname = `/${database}`;
  return url.toString();
}

async function restoreInto(dataDir: string) {
  const [name = ''] = await made();
  const settings = { DATABASE_URL: restoredUrl(), DATA_DIR: dataDir, APP_SECRET };
  return callAdmin(['restore', '--from', join(backups(), name)], settings);
}

/** Makes a stored object the picture of a proposal; where that is seen, by the object's id. */
async function makePhotoOf(id: string): Promise<Record<string, string>> {
  const { sql } = server.database;
  await sql`update media_objects set kind = 'photo' where id = ${id}`;
  const proposal = { family_id: family.id, child_id: family.childId, kind: 'did', title: 'Built a den' };
  const [row] = await sql`insert into proposals ${sql({ ...proposal, photo_id: id })} returning id`;
  return { [id]: `/api/proposals/${row?.id}/photo` };
}

test('a whole backup restores to a server that has its pictures and recordings', async () => {
  const media = mediaFolder(join(folder, 'data', 'media'));
  for (const [id, bytes] of Object.entries(pictures)) await media.put(id, bytes);
  const photo = await makePhotoOf(Object.keys(pictures)[0] ?? '');
  const written = await backUp(inFolder());
  expect(written).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/Z is written: \d+ rows, 2 pictures and recordings\.\n$/),
  });
  expect(await made()).toEqual([expect.stringMatching(NAME)]);
  expect((await stat(join(backups(), (await made())[0] ?? ''))).mode & 0o777).toBe(0o700);

  const restored = await restoreInto(join(folder, 'elsewhere'));
  expect(restored, restored.stderr).toMatchObject({ code: 0, stderr: '' });
  expect(restored.stdout).toContain('Pictures and recordings: all 2 are there.\n');
  const there = mediaFolder(join(folder, 'elsewhere', 'media'));
  for (const [id, bytes] of Object.entries(pictures)) {
    expect(Buffer.from((await there.get(id)) ?? []).equals(bytes)).toBe(true);
  }
  const running = startProcess({
    ...{ DATABASE_URL: restoredUrl(), DATA_DIR: join(folder, 'elsewhere'), APP_SECRET, LOG_LEVEL: 'error' },
    ...{ PORT: '0', ROLE: 'server' },
  });
  await until(() => /running at \S+/.test(running.stdout()), 45_000);
  const url = /running at (\S+)/.exec(running.stdout())?.[1];
  for (const [id, bytes] of Object.entries(pictures)) {
    const address = photo[id] ?? `/api/media/${id}`;
    const seen = await fetch(`${url}${address}`, { headers: { cookie: family.parentCookie } });
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(Buffer.from(await seen.arrayBuffer()).equals(bytes)).toBe(true);
  }
  running.kill('SIGTERM');
  await running.ended;
}, 60_000);

test('what lies in a bucket is in it too, and an object that is gone is told', async () => {
  const media = await openMediaS3(store.settings);
  const [first = '', second = ''] = Object.keys(pictures);
  await media.put(first, pictures[first] ?? new Uint8Array());
  const written = await backUp(inBucket());
  await media.remove(first);
  media.close();
  expect(written.stdout).toContain('1 pictures and recordings.');
  expect(written.stderr).toMatch(/^1 pictures and recordings were missing already/);
  const restored = await restoreInto(join(folder, 'elsewhere'));
  expect(restored.stderr).toContain('1 of 2 are missing');
  const there = mediaFolder(join(folder, 'elsewhere', 'media'));
  expect([...((await there.get(first)) ?? [])]).toEqual([...(pictures[first] ?? [])]);
  expect(await there.get(second)).toBeNull();
});

test('a backup says whether it is whole, without a database', async () => {
  const media = mediaFolder(join(folder, 'data', 'media'));
  for (const [id, bytes] of Object.entries(pictures)) await media.put(id, bytes);
  await backUp(inFolder());
  const path = join(backups(), (await made())[0] ?? '');
  const check = (file = path) => callAdmin(['backup', '--check', file], { DATA_DIR: join(folder, 'none') });
  expect(await check()).toMatchObject({
    ...{ code: 0, stderr: '' },
    stdout: expect.stringMatching(/ is whole: made \d{4}-\S+, \d+ rows, 2 pictures and recordings\.\n$/),
  });
  expect((await check(join(path, 'database.backup'))).stdout).toMatch(/ is whole: made \S+, \d+ rows\.\n$/);

  const [id = ''] = Object.keys(pictures);
  const file = join(path, 'media', id.slice(0, 2), id);
  await appendFile(file, 'x');
  expect(await check()).toMatchObject({ code: 1, stderr: expect.stringContaining(`${id} was changed`) });
  await rm(file);
  expect(await check()).toMatchObject({ code: 1, stderr: expect.stringContaining(`${id} is missing`) });
  await writeFile(join(path, 'database.backup'), 'a letter');
  expect(await check()).toMatchObject({ code: 1, stderr: 'This file is no backup of Herohood.\n' });
  await rm(join(path, 'contents.json'));
  expect(await check()).toMatchObject({ code: 1, stderr: expect.stringContaining('is no whole backup') });
  expect(await readdir(folder)).not.toContain('none');
});

test('what was changed in a backup, or is a link, is named and left out', async () => {
  const media = mediaFolder(join(folder, 'data', 'media'));
  for (const [id, bytes] of Object.entries(pictures)) await media.put(id, bytes);
  await backUp(inFolder());
  const [name = ''] = await made();
  const fileOf = (id: string) => join(backups(), name, 'media', id.slice(0, 2), id);
  const [changed = '', link = ''] = Object.keys(pictures);
  await appendFile(fileOf(changed), 'x');
  await rm(fileOf(link));
  await symlink(join(backups(), name, 'contents.json'), fileOf(link));

  const restored = await restoreInto(join(folder, 'elsewhere'));
  expect(restored.code).toBe(1);
  expect(restored.stderr).toContain(`${changed} was changed. It was left out.`);
  expect(restored.stderr).toContain(`${link} is missing. It was left out.`);
  const there = mediaFolder(join(folder, 'elsewhere', 'media'));
  expect([await there.get(changed), await there.get(link)]).toEqual([null, null]);
});

test('with --keep the newest stay, and nothing that is no backup is touched', async () => {
  const older = ['herohood-2020-01-01T000000Z', 'herohood-2021-01-01T000000Z'];
  for (const name of [...older, 'family-photos']) await mkdir(join(backups(), name), { recursive: true });
  const { code, stdout } = await backUp(inFolder(), '--keep', '2');
  expect(code).toBe(0);
  expect(stdout).toMatch(/herohood-2020-01-01T000000Z is deleted\.\n$/);
  expect(await made()).toEqual(['family-photos', older[1], expect.stringMatching(NAME)]);
});
