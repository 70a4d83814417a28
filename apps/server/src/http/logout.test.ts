import { appRouter } from '@herohood/api/root';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeFamily, type TestFamily } from '../../tests/testing/family';
import { openTestServer, type TestServer } from '../../tests/testing/test-server';

let server: TestServer;
let family: TestFamily;
beforeAll(async () => {
  server = await openTestServer(appRouter);
});
beforeEach(async () => {
  family = await makeFamily(server);
});
afterAll(() => server.close());

const logout = (query: string, headers = {}) =>
  server.app.inject({
    url: `/api/logout${query}`,
    headers: { cookie: `${family.parentCookie}; ${family.childCookie}`, ...headers },
  });
const whoIsIn = async () => {
  const parent = (await family.asParent('GET', '/api/auth/user')).statusCode === 200;
  const child = (await family.asChild('GET', '/api/auth/child')).statusCode === 200;
  return { parent, child };
};

test.each([
  ['?role=parent', '/', { parent: false, child: true }],
  ['?role=child', '/kids-login', { parent: true, child: false }],
  ['', '/', { parent: false, child: false }],
])('logout%s goes to %s', async (query, target, left) => {
  const response = await logout(query);
  expect([response.statusCode, response.headers.location]).toEqual([302, target]);
  expect(await whoIsIn()).toEqual(left);
});

test('a link from another website that the person follows does', async () => {
  const headers = {
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
  };
  expect((await logout('', headers)).statusCode).toBe(302);
});
