import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { appRouter } from '@herohood/api/root';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../tests/testing/test-server';
import { createSecrets } from './adapters/secrets';
import {
  bringUpToDate,
  requireFolder,
  requireFolders,
  requireFreePort,
  requireOwnSecret,
} from './start-guards';

const ENV = { HOST: '127.0.0.1', ROLE: 'all', DATA_DIR: '/data' } as const;

test('a taken port is refused in one line that names the setting, a free one is given back', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(requireFreePort({ ...ENV, PORT: port })).rejects.toThrow(
    `PORT: another program listens on 127.0.0.1:${port} already. End it, or set PORT to another number.`,
  );
  other.close();
  await once(other, 'close');
  for (let round = 0; round < 2; round += 1) await requireFreePort({ ...ENV, PORT: port });
});

test('a folder that another server owns is refused to a second one; a worker is its guest', async () => {
  const watched: unknown[] = [];
  const own = {
    claim: () => Promise.resolve(false),
    watch: (onGone: () => void) => void watched.push(onGone),
  };
  const onOwnerGone = () => {};
  for (const ROLE of ['all', 'server'] as const) {
    await expect(requireFolder(own, { env: { ...ENV, ROLE }, onOwnerGone })).rejects.toThrow(
      'DATA_DIR: another server uses /data. Stop that one, or give this one a folder of its own.',
    );
  }
  expect(watched).toEqual([]);
  await requireFolder(own, { env: { ...ENV, ROLE: 'worker' }, onOwnerGone });
  expect(watched).toEqual([onOwnerGone]);
});

test('a folder for pictures or mails that cannot be written stops the start; one that is not needed does not', async () => {
  const DATA_DIR = join(import.meta.filename, 'below-a-file');
  await expect(requireFolders({ DATA_DIR } as Parameters<typeof requireFolders>[0])).rejects.toThrow(
    `DATA_DIR: nothing can be written into ${join(DATA_DIR, 'media')} (ENOTDIR`,
  );
  const elsewhere = { DATA_DIR, S3_BUCKET: 'herohood', SMTP_URL: 'smtp://mail.example' };
  await requireFolders(elsewhere as Parameters<typeof requireFolders>[0]);
});

describe('a database', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await openTestServer(appRouter);
  });
  afterEach(() => server.close());

  test('of a newer version is refused, with the setting that named it', async () => {
    const { sql, url } = server.database;
    const newest = 9_999_999_999_999;
    await sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('new', ${newest})`;
    for (const isEmbedded of [false, true]) {
      await expect(bringUpToDate({ url, isEmbedded } as Parameters<typeof bringUpToDate>[0])).rejects.toThrow(
        `${isEmbedded ? 'DATA_DIR' : 'DATABASE_URL'}: The database belongs to a newer version of Herohood.`,
      );
    }
    // The migrations are no rows of a family: they stay in a database that the next file takes over.
    await sql`delete from drizzle.__drizzle_migrations where created_at = ${newest}`;
    await bringUpToDate({ url, isEmbedded: false } as Parameters<typeof bringUpToDate>[0]);
  });

  test('is opened with the secret of its first start and with no other, however often', async () => {
    const { ports } = server;
    const withSecret = (secret: string) => requireOwnSecret({ ...ports, secrets: createSecrets(secret) });
    const [first, other] = ['one', 'another'].map((word) => `${word}-secret-with-more-than-32-characters`);
    await withSecret(first as string);
    await expect(withSecret(other as string)).rejects.toThrow(
      /^APP_SECRET: the database was written with another one\.[^\n]*$/,
    );
    await withSecret(first as string);
  });
});
