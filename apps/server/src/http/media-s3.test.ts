import { appRouter } from '@herohood/api/root';
import { MP4, WEBM } from '@herohood/api/testing/recordings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFamily, type TestFamily } from '../../tests/testing/family';
import { PIXEL } from '../../tests/testing/pixel';
import { openS3Server } from '../../tests/testing/s3-server';
import { openTestServer, type TestServer } from '../../tests/testing/test-server';
import { openMediaS3 } from '../adapters/media-s3';

let store: Awaited<ReturnType<typeof openS3Server>>;
let media: Awaited<ReturnType<typeof openMediaS3>>;
let server: TestServer;
let family: TestFamily;

beforeAll(async () => {
  store = await openS3Server();
  media = await openMediaS3(store.settings);
  server = await openTestServer(appRouter);
  // Every request reads its ports anew.
  server.ports.media = media;
  family = await makeFamily(server);
});
afterAll(async () => {
  await server.close();
  media.close();
  await store.close();
});

async function issue() {
  const { uploadURL } = (await family.asParent('POST', '/api/objects/upload')).json();
  return { uploadURL, saved: uploadURL.split('?')[0], id: uploadURL.split('?')[0].split('/').at(-1) };
}
const send = (uploadURL: string, bytes: Uint8Array, type = 'audio/webm') =>
  fetch(uploadURL, { method: 'PUT', body: Buffer.from(bytes), headers: { 'content-type': type } });
const sing = (voiceRecording: string, by = family) =>
  by.asParent('POST', '/api/habits/master', { name: 'Sing', voiceRecording });

test("a recording goes to the store's own address and is heard through this server, by the family alone", async () => {
  const { uploadURL, saved, id } = await issue();
  expect(uploadURL).toContain(`${store.settings.endpoint}/herohood/family-files/uploads/`);
  expect((await send(uploadURL, MP4, 'audio/mp4')).status).toBe(200);
  const habit = await sing(saved);
  expect([habit.statusCode, habit.json().voiceRecording]).toEqual([201, `/api/media/${id}`]);

  const heard = await family.asChild('GET', `/api/media/${id}`);
  expect([heard.statusCode, heard.headers['content-type']]).toEqual([200, 'audio/mp4']);
  expect(new Uint8Array(heard.rawPayload)).toEqual(MP4);
  const headers = { cookie: family.childCookie, range: 'bytes=4-7' };
  const part = await server.app.inject({ url: `/api/media/${id}`, headers });
  expect([part.statusCode, part.body]).toEqual([206, 'ftyp']);
  const other = await makeFamily(server);
  expect((await other.asParent('GET', `/api/media/${id}`)).statusCode).toBe(404);
  expect((await sing(saved, other)).statusCode).toBe(400);
});

test('a recording that was sent and not saved yet can be heard by the family', async () => {
  const { uploadURL, id } = await issue();
  expect((await family.asParent('GET', `/api/media/${id}`)).statusCode).toBe(404);
  await send(uploadURL, WEBM);
  expect((await family.asParent('GET', `/api/media/${id}`)).statusCode).toBe(200);
});

test('pictures are kept there too', async () => {
  const saved = await family.asParent('PATCH', `/api/children/${family.childId}`, {
    avatarUrl: PIXEL,
  });
  expect((await family.asChild('GET', saved.json().avatarUrl)).headers['content-type']).toBe('image/jpeg');
});
