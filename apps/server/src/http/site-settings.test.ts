import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appRouter } from '@herohood/api/root';
import { SITE_DEFAULTS } from '@herohood/domain/family/site-settings';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../tests/testing/test-server';
import { settle, until } from '../../tests/testing/until';
import { withSettings } from './site-settings';

let folder: string;
let server: TestServer;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herohood-site-test-'));
  await mkdir(join(folder, 'parent'));
  for (const page of ['index', 'privacy', 'terms']) {
    await writeFile(join(folder, 'parent', `${page}.html`), '<html><head></head><body></body></html>');
  }
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const open = async (env: { SUPPORT_EMAIL?: string; LEGAL_URL?: string; SYNC_SECONDS?: number } = {}) => {
  server = await openTestServer(appRouter, {
    webApps: { kids: join(folder, 'kids'), parent: join(folder, 'parent') },
    env: { PUBLIC_URL: undefined, TRUST_PROXY: false, ...env },
  });
};
const told = async (url = '/') => {
  const { body } = await server.app.inject({ url });
  return JSON.parse(/<meta name="herohood-site" content='([^']*)'>/.exec(body)?.[1] ?? 'null');
};

test('a page tells what the operator has set, and nothing of a family', async () => {
  await open({ SUPPORT_EMAIL: 'help@hero.example', SYNC_SECONDS: 600 });
  expect(await told()).toEqual({
    ...SITE_DEFAULTS,
    supportEmail: 'help@hero.example',
    syncEveryMs: 600_000,
  });
  server.ports.billing = 'off';
  expect(await told('/parent/auth?mode=register')).toMatchObject({ billing: 'off' });
});

test('the door of a first family closes behind it, in the pages too', async () => {
  await open();
  server.ports.signUp = 'first';
  expect((await told()).isSignUpOpen).toBe(true);
  const payload = { email: 'a@hero.example', password: 'good enough', firstName: 'A', lastName: 'H' };
  const first = await server.app.inject({ method: 'POST', url: '/api/auth/register', payload });
  expect(first.statusCode).toBe(201);
  expect((await told()).isSignUpOpen).toBe(false);
  const second = { ...payload, email: 'b@hero.example' };
  const refused = await server.app.inject({ method: 'POST', url: '/api/auth/register', payload: second });
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'SIGN_UP_CLOSED']);
});

test('pages that are asked for at the same moment ask the database once', async () => {
  await open();
  server.ports.signUp = 'first';
  const { sql } = server.database;
  const waiting = async () => {
    const [row] = await sql`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    return row?.n;
  };
  let asked: ReturnType<typeof told>[] = [];
  await sql.begin(async (tx) => {
    await tx`lock table parents in access exclusive mode`;
    const pages = Array.from({ length: 3 }, () => told());
    await until(async () => (await waiting()) > 0);
    // Whatever else comes shares that look.
    pages.push(told(), told());
    await settle();
    expect(await waiting()).toBe(1);
    asked = pages;
  });
  for (const page of await Promise.all(asked)) expect(page.isSignUpOpen).toBe(true);
  expect((await told()).isSignUpOpen).toBe(true);
});

test('privacy and terms stand at the operator’s own address when there is one', async () => {
  await open({ LEGAL_URL: 'https://hero.example/legal' });
  for (const url of ['/privacy', '/terms']) {
    const response = await server.app.inject({ url });
    expect([response.statusCode, response.headers.location]).toEqual([302, 'https://hero.example/legal']);
  }
});

test('what an operator writes cannot leave its place in the page', async () => {
  await open();
  const html = withSettings('<head></head>', {
    ...SITE_DEFAULTS,
    supportEmail: "'><script>&",
  });
  expect(html).not.toContain('<script>');
  expect(html).toContain('&#39;>&lt;script>&amp;');
});
