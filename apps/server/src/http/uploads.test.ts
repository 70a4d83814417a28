import { type AddressInfo, connect } from 'node:net';
import { appRouter } from '@herohood/api/root';
import { MP4, WEBM } from '@herohood/api/testing/recordings';
import { ERROR_STATUS } from '@herohood/domain/errors';
import { MAX_RECORDING_BYTES } from '@herohood/domain/media/recording';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeFamily, type TestFamily } from '../../tests/testing/family';
import { openTestServer, type TestServer } from '../../tests/testing/test-server';

let server: TestServer;
let family: TestFamily;
beforeAll(async () => {
  server = await openTestServer(appRouter);
  family = await makeFamily(server);
});
afterAll(() => server.close());

const issue = async (): Promise<string> =>
  (await family.asParent('POST', '/api/objects/upload')).json().uploadURL;
function put(uploadURL: string, body: Uint8Array | string = WEBM, headers: InjectOptions['headers'] = {}) {
  const { pathname, search } = new URL(uploadURL);
  return server.app.inject({
    method: 'PUT',
    url: `${pathname}${search}`,
    headers: { 'content-type': 'audio/webm', ...headers },
    payload: typeof body === 'string' ? body : Buffer.from(body),
  });
}
const codeOf = (answer: Awaited<ReturnType<typeof put>>) => [answer.statusCode, answer.json().code];

describe('an upload address', () => {
  test('names the origin that the request came to', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/objects/upload',
      headers: { cookie: family.parentCookie, host: 'home.example:3000' },
    });
    expect(answer.json().uploadURL).toMatch(/^http:\/\/home\.example:3000\/api\/media\/[0-9a-f-]+\?token=/);
  });

  test("names the operator's origin when there is one", async () => {
    const env = { PUBLIC_URL: new URL('https://hero.example'), TRUST_PROXY: false as const };
    const own = await openTestServer(appRouter, { env });
    const { asParent } = await makeFamily(own);
    const { uploadURL } = (await asParent('POST', '/api/objects/upload')).json();
    expect(uploadURL).toMatch(/^https:\/\/hero\.example\/api\/media\//);
    await own.close();
  });

  test('takes a recording without any session, and is then where the family hears it', async () => {
    const uploadURL = await issue();
    expect(await put(uploadURL, WEBM, { 'content-type': 'audio/webm;codecs=opus' })).toMatchObject({
      statusCode: 200,
      body: '',
    });
    const saved = new URL(uploadURL).pathname;
    for (const call of [family.asParent, family.asChild]) {
      const heard = await call('GET', saved);
      expect([heard.statusCode, heard.headers['content-type']]).toEqual([200, 'audio/webm']);
      expect(new Uint8Array(heard.rawPayload)).toEqual(WEBM);
    }
    const other = await makeFamily(server);
    expect((await other.asParent('GET', saved)).statusCode).toBe(404);
    const habit = { name: 'Sing', voiceRecording: uploadURL.split('?')[0] };
    expect((await family.asParent('POST', '/api/habits/master', habit)).json().voiceRecording).toBe(saved);
    expect((await other.asParent('POST', '/api/habits/master', habit)).statusCode).toBe(400);
  });

  test('takes audio/mp4 from browsers that cannot record webm', async () => {
    const uploadURL = await issue();
    expect((await put(uploadURL, MP4, { 'content-type': 'audio/mp4' })).statusCode).toBe(200);
    const heard = await family.asChild('GET', new URL(uploadURL).pathname);
    expect(heard.headers['content-type']).toBe('audio/mp4');
  });

  test('reads nothing back before something was stored', async () => {
    expect((await family.asParent('GET', new URL(await issue()).pathname)).statusCode).toBe(404);
  });

  test('works once: a used one, another token and an unknown id answer alike', async () => {
    const uploadURL = await issue();
    await put(uploadURL);
    const open = await issue();
    const unknown = 'http://localhost/api/media/6f0e6a52-1f0b-4a3e-9d53-0d3c1f9b7a11?token=x';
    const answers = await Promise.all(
      [uploadURL, `${open}x`, open.split('?')[0] ?? '', `${open}&token=y`, unknown].map((url) => put(url)),
    );
    for (const answer of answers) {
      expect(codeOf(answer)).toEqual([410, 'GONE']);
      expect(answer.body).toBe(answers[0]?.body);
    }
  });

  test.each([
    { what: 'a page', body: '<html>', code: 'UNSUPPORTED_MEDIA_TYPE' },
    { what: 'mp4 as webm', body: MP4, code: 'UNSUPPORTED_MEDIA_TYPE' },
    { what: 'webm as a film', type: 'video/webm', code: 'UNSUPPORTED_MEDIA_TYPE' },
    { what: 'webm as JSON', type: 'application/json', code: 'UNSUPPORTED_MEDIA_TYPE' },
    { what: 'webm without a type', type: '', code: 'UNSUPPORTED_MEDIA_TYPE' },
    { what: 'nothing', body: '', code: 'BAD_REQUEST' },
    { what: 'too much', body: new Uint8Array(MAX_RECORDING_BYTES + 1), code: 'TOO_LARGE' },
  ] as const)('refuses $what and stays good', async (bad) => {
    const { body = WEBM, type = 'audio/webm', code } = { body: undefined, type: undefined, ...bad };
    const uploadURL = await issue();
    const refused = await put(uploadURL, body, { 'content-type': type });
    expect(codeOf(refused)).toEqual([ERROR_STATUS[code], code]);
    expect((await put(uploadURL)).statusCode).toBe(200);
  });

  test('takes 2 MB to the byte', async () => {
    const largest = new Uint8Array(MAX_RECORDING_BYTES);
    largest.set(WEBM);
    expect((await put(await issue(), largest)).statusCode).toBe(200);
  });

  test("is refused from another website's page and taken from our own", async () => {
    const uploadURL = await issue();
    const foreign = await put(uploadURL, WEBM, { origin: 'https://evil.example' });
    expect(codeOf(foreign)).toEqual([403, 'FOREIGN_ORIGIN']);
    const { host } = new URL(uploadURL);
    expect((await put(uploadURL, WEBM, { origin: `http://${host}`, host })).statusCode).toBe(200);
  });

  test('never shows its token in the log', async () => {
    const uploadURL = await issue();
    await put(uploadURL);
    await put(uploadURL);
    const token = new URL(uploadURL).searchParams.get('token') ?? '';
    expect(token).toHaveLength(64);
    expect(JSON.stringify(server.logged())).not.toContain(token);
  });
});

test('too large or unwanted uploads are answered before their body has come', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const { pathname, search } = new URL(await issue());
  const head = (path: string, length: number) =>
    `PUT ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-type: audio/webm\r\ncontent-length: ${length}\r\n\r\n`;
  // Only heads are sent: an answer can only come from a server that does not wait for the body.
  expect(await firstLine(port, head(`${pathname}${search}`, MAX_RECORDING_BYTES + 1))).toContain(' 413 ');
  expect(await firstLine(port, head(`${pathname}?token=guess`, MAX_RECORDING_BYTES))).toContain(' 410 ');
});

function firstLine(port: number, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket.once('data', (data) => {
      resolve(data.toString().split('\r\n')[0] ?? '');
      socket.destroy();
    });
    socket.once('error', reject);
  });
}
