import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appRouter } from '@herohood/api/root';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callAdmin } from '../../tests/testing/admin-process';
import { makeFamily, type TestFamily } from '../../tests/testing/family';
import { openTestServer, type TestServer } from '../../tests/testing/test-server';

/** The one that test servers have. */
const APP_SECRET = 'a-secret-of-tests-with-more-than-32-characters';

let server: TestServer;
let family: TestFamily;
let email: string;
let dataDir: string;

beforeAll(async () => {
  server = await openTestServer(appRouter);
  family = await makeFamily(server);
  email = (await family.asParent('GET', '/api/auth/user')).json().email;
  dataDir = await mkdtemp(join(tmpdir(), 'herohood-admin-test-'));
});
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

const admin = (args: string[], settings: Record<string, string> = {}, input?: string) =>
  callAdmin(
    args,
    {
      ...{ DATABASE_URL: server.database.url, DATA_DIR: dataDir, APP_SECRET },
      ...{ PUBLIC_URL: 'https://hero.example', ...settings },
    },
    input,
  );
const signIn = async (password: string) =>
  (
    await server.app.inject({
      ...{ method: 'POST', url: '/api/auth/login' },
      payload: { email, password },
    })
  ).statusCode;

describe('families', () => {
  test('are listed without names and e-mails, unless these are asked for', async () => {
    const { code, stdout, stderr } = await admin(['families']);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^CODE +CREATED +PARENTS +HEROES +PLAN +UNTIL +LAST ACTIVITY\n/);
    expect(stdout).toMatch(
      new RegExp(`^${family.familyCode} +\\d{4}-\\d\\d-\\d\\d +1 +1 +trial +\\d{4}-\\d\\d-\\d\\d`, 'm'),
    );
    expect(stdout).not.toMatch(/@|Max|Ada/);
    expect((await admin(['families', '--with-emails'])).stdout).toMatch(
      new RegExp(`^${family.familyCode} .* ${email}$`, 'm'),
    );
  });
});

describe('reset-password', () => {
  test('prints a link at the public origin that sets a password once', async () => {
    const { code, stdout } = await admin(['reset-password', '--email', email.toUpperCase()]);
    expect(code).toBe(0);
    const token = /^https:\/\/hero\.example\/parent\/reset-password\?token=(\S+)\n$/.exec(stdout)?.[1];
    const use = () =>
      server.app.inject({
        ...{ method: 'POST', url: '/trpc/account.resetPassword' },
        payload: { token, newPassword: 'set by a link' },
      });
    expect((await use()).statusCode).toBe(200);
    expect((await use()).statusCode).toBe(410);
    expect(await signIn('set by a link')).toBe(200);
  });

  test('sets the password on the first line of standard input and ends all sessions', async () => {
    const { code, stdout } = await admin(
      ['reset-password', '--email', email, '--password-stdin'],
      {},
      'set by hand\n',
    );
    expect(code).toBe(0);
    expect(stdout).not.toContain('set by hand');
    expect(await signIn('set by hand')).toBe(200);
    expect((await family.asParent('GET', '/api/auth/user')).statusCode).toBe(401);
    // The parent is told, before the command ends.
    expect(await readdir(join(dataDir, 'mail'))).toHaveLength(1);
    const short = await admin(['reset-password', '--email', email, '--password-stdin'], {}, 'abc\n');
    expect(short).toMatchObject({ code: 1, stderr: 'Password must be at least 6 characters long\n' });
  });

  test('refuses an e-mail that nobody has, and a server whose secret is not here', async () => {
    const unknown = await admin(['reset-password', '--email', 'nobody@hero.example']);
    expect(unknown).toMatchObject({ code: 1, stderr: 'No parent has this e-mail address.\n' });
    const secretless = await admin(['reset-password', '--email', email], { APP_SECRET: '' });
    expect(secretless.code).toBe(1);
    expect(secretless.stderr).toMatch(/^APP_SECRET: there is none in DATA_DIR/);
  });
});

describe('verify-ledgers', () => {
  test('finds nothing in a sound database', async () => {
    expect(await admin(['verify-ledgers'])).toEqual({
      ...{ code: 0, stderr: '' },
      stdout: 'All ledgers are sound.\n',
    });
  });

  test('lists what is wrong and ends with code 1', async () => {
    const { sql } = server.database;
    await sql`update children set xp = 7 where id = ${family.childId}`;
    const { code, stdout } = await admin(['verify-ledgers']);
    await sql`update children set xp = 0 where id = ${family.childId}`;
    expect(code).toBe(1);
    expect(stdout).toContain('xp differs from the sum of its ledger: 1\n');
    expect(stdout).toContain(family.childId);
  });
});

test('prune deletes what has outlived its use and says how much', async () => {
  await server.database.sql`update parent_sessions set expires_at = '2020-01-01'`;
  const { code, stdout } = await admin(['prune']);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^parentSessions: [1-9]/m);
  expect(stdout).toMatch(/^childSessions: 0$/m);
});

describe('what cannot be done is said in one line, with code 1', () => {
  test.each([
    [['dance'], {}, 'There is no command dance. Try --help.\n'],
    [['backup'], {}, 'Missing required argument: --to\n'],
    [['families'], { PLAN_LIMITS: 'sometimes' }, /^Bad setting: PLAN_LIMITS must be one of [^\n]+\n$/],
    [
      ['families'],
      { DATABASE_URL: 'postgres://someone:private@127.0.0.1:1/nothing' },
      /^DATABASE_URL: the database cannot be used \([^\n]+\)\n$/,
    ],
  ])('%j', async (args, settings, line) => {
    const { code, stdout, stderr } = await admin(args, settings);
    expect([code, stdout]).toEqual([1, '']);
    if (typeof line === 'string') expect(stderr).toBe(line);
    else expect(stderr).toMatch(line);
    expect(stderr).not.toContain('private');
  });
});
