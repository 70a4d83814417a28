import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appRouter } from '@herohood/api/root';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callAdmin } from '../../tests/testing/admin-process';
import { makeFamily, type TestFamily } from '../../tests/testing/family';
import { openSmtpServer } from '../../tests/testing/smtp-server';
import { APP_SECRET, openTestServer, type TestServer } from '../../tests/testing/test-server';

let server: TestServer;
let family: TestFamily;
let dataDir: string;

beforeAll(async () => {
  server = await openTestServer(appRouter);
  family = await makeFamily(server);
  dataDir = await mkdtemp(join(tmpdir(), 'herohood-acts-test-'));
});
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

const admin = (args: string[], settings: Record<string, string> = {}) =>
  callAdmin(args, { DATABASE_URL: server.database.url, DATA_DIR: dataDir, APP_SECRET, ...settings });

describe('grant', () => {
  const grant = (familyCode: string, until: string) =>
    admin(['grant', '--family', familyCode, '--until', until]);

  test('lets a family go on whose trial is over, up to and including that day', async () => {
    const { sql } = server.database;
    await sql`update families set trial_ends_at = '2020-01-01' where id = ${family.id}`;
    const user = async () => (await family.asParent('GET', '/api/auth/user')).json();
    expect((await user()).hasPremiumAccess).toBe(false);
    const typed = family.familyCode
      .toLowerCase()
      .replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)))
      .replace(/^.../, '$&-');
    const { code, stdout } = await grant(typed, '2099-12-31');
    expect([code, stdout]).toEqual([
      0,
      `Family ${family.familyCode} has full access up to and including 2099-12-31.\n`,
    ]);
    expect(await user()).toMatchObject({ hasPremiumAccess: true, subscriptionStatus: 'active' });
    const [row] = await sql`select subscription_end_date::text as at from families where id = ${family.id}`;
    expect(row?.at).toMatch(/^2100-01-01/);
    const [entry] = await sql`select actor_name, args from audit_entries where act = 'subscription.granted'`;
    expect(entry).toEqual({ actor_name: 'Operator', args: { until: '2099-12-31' } });
  });

  test.each([
    ['ZZZZZZ', '2099-12-31', 'No family has this code.\n'],
    ['', '2020-01-01', 'This day is over.\n'],
    ['', '2099-02-30', 'The date must be a day such as 2027-01-31.\n'],
    ['', 'tomorrow', 'The date must be a day such as 2027-01-31.\n'],
  ])('refuses %s until %s', async (code, until, line) => {
    expect(await grant(code || family.familyCode, until)).toEqual({ code: 1, stdout: '', stderr: line });
  });

  test('leaves a family alone that pays by itself', async () => {
    const { sql } = server.database;
    await sql`update families set stripe_subscription_id = 'sub_1' where id = ${family.id}`;
    expect((await grant(family.familyCode, '2099-12-31')).stderr).toContain('has a subscription of its own');
    await sql`update families set stripe_subscription_id = null where id = ${family.id}`;
  });
});

describe('demo-logins', () => {
  test('says so with code 1 while there is no demo family', async () => {
    expect(await admin(['demo-logins'])).toEqual({
      ...{ code: 1, stdout: '' },
      stderr: 'There is no demo family here, or its owner changed the password.\n',
    });
  });
});

describe('mail-test', () => {
  test('hands one mail to the mail server', async () => {
    const mails = await openSmtpServer();
    const settings = { SMTP_URL: mails.url, MAIL_FROM: 'hero@hero.example' };
    const { code, stdout } = await admin(['mail-test', '--to', 'me@hero.example'], settings);
    await mails.close();
    expect([code, stdout]).toEqual([
      0,
      'The mail server took the mail for me@hero.example. Look whether it arrives.\n',
    ]);
    expect(mails.received).toMatchObject([{ from: 'hero@hero.example', to: 'me@hero.example' }]);
  });

  test('says what the mail server had against it', async () => {
    const mails = await openSmtpServer((line) => (/^RCPT/i.test(line) ? '550 nobody here' : undefined));
    const settings = { SMTP_URL: mails.url, MAIL_FROM: 'hero@hero.example' };
    const { code, stderr } = await admin(['mail-test', '--to', 'me@hero.example'], settings);
    await mails.close();
    expect(code).toBe(1);
    expect(stderr).toMatch(/^SMTP_URL: The mail server failed at \S+ \([^)]*550\)\.\n$/);
  });

  test('needs no database, and leaves a file where there is no mail server', async () => {
    const settings = { DATABASE_URL: '', DATA_DIR: join(dataDir, 'none') };
    const { code, stdout } = await admin(['mail-test', '--to', 'me@hero.example'], settings);
    expect([code, stdout]).toEqual([
      0,
      `There is no SMTP_URL: the mail is a file in ${join(dataDir, 'none', 'mail')}.\n`,
    ]);
    const [file = ''] = await readdir(join(dataDir, 'none', 'mail'));
    expect(await readFile(join(dataDir, 'none', 'mail', file), 'utf8')).toContain('Mails arrive.');
    expect((await admin(['mail-test', '--to', 'nobody'])).stderr).toBe('--to must be an e-mail address.\n');
  });
});
