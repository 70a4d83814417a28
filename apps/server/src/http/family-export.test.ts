import { appRouter } from '@herohood/api/root';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFamily, type TestFamily } from '../../tests/testing/family';
import { openTestServer, type TestServer } from '../../tests/testing/test-server';

let server: TestServer;
let family: TestFamily;
beforeAll(async () => {
  server = await openTestServer(appRouter);
  family = await makeFamily(server);
});
afterAll(() => server.close());

const read = (cookie: string) => server.app.inject({ url: '/api/family/export', headers: { cookie } });

test('the file holds the family and no secret of it; each has been read when the next is asked for', async () => {
  for (let round = 0; round < 2; round += 1) {
    const answer = await read(family.parentCookie);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="herohood.json"');
    const file = answer.json();
    expect(file.children[0].name).toBe('Max');
    expect(file.audit.length).toBeGreaterThan(0);
    expect(Object.keys(file.parents[0])).not.toContain('passwordHash');
  }
});

test('a hero and a stranger get no file', async () => {
  expect((await read(family.childCookie)).statusCode).toBe(403);
  expect((await read('')).statusCode).toBe(401);
});
