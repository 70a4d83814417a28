import { appRouter } from '@herohood/api/root';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../tests/testing/test-server';

let server: TestServer;
beforeAll(async () => {
  const env = { PUBLIC_URL: undefined, TRUST_PROXY: false as const, SUPPORT_EMAIL: 'help@hero.example' };
  server = await openTestServer(appRouter, { env });
});
afterAll(() => server.close());

test('programs find whom to tell of a weakness, where a password is changed, and the public pages', async () => {
  const [security, password, sitemap] = await Promise.all(
    ['/.well-known/security.txt', '/.well-known/change-password', '/sitemap.xml'].map((url) =>
      server.app.inject({ url }),
    ),
  );
  expect(security?.body).toMatch(/^Contact: mailto:help@hero\.example\nExpires: \d{4}-.*Z\n/);
  expect([password?.statusCode, password?.headers.location]).toEqual([302, '/parent/settings']);
  expect(sitemap?.body).toContain('<loc>https://hero.example/privacy</loc>');
});
