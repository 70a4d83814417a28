import { appRouter } from '@herohood/api/root';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFamily, type TestFamily } from '../testing/family';
import { openTestServer, type TestServer } from '../testing/test-server';

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let server: TestServer;
let family: TestFamily;
let url: string;
beforeAll(async () => {
  server = await openTestServer(appRouter);
  family = await makeFamily(server);
  const avatarUrl = `data:image/png;base64,${PIXEL}`;
  const saved = await family.asParent('PATCH', `/api/children/${family.childId}`, { avatarUrl });
  url = saved.json().avatarUrl;
});
afterAll(() => server.close());

test("the family's parents and heroes see its picture as it was sent", async () => {
  for (const call of [family.asParent, family.asChild]) {
    const response = await call('GET', url);
    expect(response.rawPayload.toString('base64')).toBe(PIXEL);
    expect(response.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  }
});

test('another family finds nothing there, and nobody who is not signed in', async () => {
  const other = await makeFamily(server);
  expect((await other.asParent('GET', url)).statusCode).toBe(404);
  expect((await server.app.inject({ url })).statusCode).toBe(401);
});

test.each(['nonsense', '..%2f..%2fapp-secret', '00000000-0000-4000-8000-000000000000'])(
  'an unknown id, %s, is 404',
  async (id) => {
    expect((await family.asParent('GET', `/api/media/${id}`)).statusCode).toBe(404);
  },
);
