import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openS3Server } from '../../tests/testing/s3-server';
import { openMediaS3 } from './media-s3';

const KEY = '6f0e6a52-1f0b-4a3e-9d53-0d3c1f9b7a11';
const OTHER = '6f0e6a52-1f0b-4a3e-9d53-0d3c1f9b7a12';
const bytes = (...values: number[]) => Uint8Array.from(values);

let store: Awaited<ReturnType<typeof openS3Server>>;
let media: Awaited<ReturnType<typeof openMediaS3>>;
beforeAll(async () => {
  store = await openS3Server();
  media = await openMediaS3(store.settings);
});
afterAll(async () => {
  media.close();
  await store.close();
});

const direct = () => {
  if (!media.direct) throw new Error('This store takes uploads by itself.');
  return media.direct;
};

describe('an object', () => {
  test('is read as it was written, whole or in part, until it is removed', async () => {
    await media.put(KEY, bytes(1, 2, 3, 4, 5));
    expect(await media.get(KEY)).toEqual(bytes(1, 2, 3, 4, 5));
    expect(await media.get(KEY, { start: 1, end: 2 })).toEqual(bytes(2, 3));
    expect(await media.get(KEY, { start: 3, end: 100 })).toEqual(bytes(4, 5));
    await media.put(KEY, bytes(9));
    expect(await media.get(KEY)).toEqual(bytes(9));
    await media.remove(KEY);
    expect(await media.get(KEY)).toBeNull();
    await media.remove(KEY);
  });

  test('that was never there is null', async () => {
    expect(await media.get(OTHER)).toBeNull();
    expect(await direct().received(OTHER, 10)).toBeNull();
    await direct().discard(OTHER);
  });
});

describe('an upload address', () => {
  test("is the store's own, presigned for its lifetime, and takes what a browser sends", async () => {
    const address = new URL(await direct().presign(KEY, 300));
    expect(address.origin).toBe(store.settings.endpoint);
    expect(direct().origin).toBe(store.settings.endpoint);
    expect(address.pathname).toBe(`/herohood/family-files/uploads/${KEY}`);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      'X-Amz-Expires': '300',
      'X-Amz-SignedHeaders': 'host',
      'X-Amz-Signature': expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect([...address.searchParams.keys()].filter((name) => /checksum/i.test(name))).toEqual([]);
    const sent = await fetch(address, {
      method: 'PUT',
      body: bytes(1, 2, 3),
      headers: { 'content-type': 'audio/webm;codecs=opus' },
    });
    expect(sent.status).toBe(200);
    expect(await direct().received(KEY, 10)).toEqual(bytes(1, 2, 3));
    expect(await direct().received(KEY, 2)).toEqual(bytes(1, 2));
    expect(await media.get(KEY)).toBeNull();
    await direct().discard(KEY);
    expect(await direct().received(KEY, 10)).toBeNull();
  });

  test('names its object when it is saved without its query, and no other address does', async () => {
    const saved = (await direct().presign(KEY, 300)).split('?')[0] ?? '';
    expect(direct().keyOf(saved)).toBe(KEY);
    for (const other of [
      `https://elsewhere.example/${KEY}`,
      saved.replace('uploads', 'media'),
      `x${saved}`,
    ]) {
      expect(direct().keyOf(other)).toBeNull();
    }
  });
});

/** A store that answers every call with this status and code. */
async function answering<T>(
  [status, code]: [number, string],
  work: (own: typeof media) => Promise<T>,
): Promise<T> {
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/xml' });
    response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const own = await openMediaS3({ ...store.settings, endpoint: `http://127.0.0.1:${port}` });
  try {
    return await work(own);
  } finally {
    own.close();
    server.close();
  }
}

test('an empty object has no byte in any range', async () => {
  const read = (own: typeof media) => own.direct?.received(KEY, 10) ?? Promise.resolve(null);
  expect(await answering([416, 'InvalidRange'], read)).toEqual(bytes());
});

test('a store that refuses the key is a 503 for the family, not a missing file', async () => {
  const read = answering([403, 'AccessDenied'], (own) => own.get(KEY));
  await expect(read).rejects.toMatchObject({ code: 'UNAVAILABLE', cause: { name: 'AccessDenied' } });
});

test("with Amazon's own names the bucket stands in the host", async () => {
  const { settings } = store;
  const amazon = await openMediaS3({ ...settings, endpoint: undefined, isPathStyle: false, prefix: '' });
  expect(amazon.direct?.origin).toBe('https://herohood.s3.us-east-1.amazonaws.com');
  amazon.close();
});

test('a store that is away is a 503 for the family, with its cause for the log', async () => {
  const away = await openMediaS3({ ...store.settings, endpoint: 'http://127.0.0.1:1' });
  for (const call of [() => away.get(KEY), () => away.put(KEY, bytes(1)), () => away.remove(KEY)]) {
    await expect(call()).rejects.toMatchObject({ code: 'UNAVAILABLE', cause: { code: 'ECONNREFUSED' } });
  }
  away.close();
});
