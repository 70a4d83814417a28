import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createPush } from './push';
import { isPublicAddress, publicLookup } from './push-address';
import { vapidKeys } from './vapid';

const keys = vapidKeys(
  { VAPID_SUBJECT: 'mailto:me@hero.example' },
  'a-secret-of-tests-with-more-than-32-characters',
);
const MESSAGE = {
  kind: 'reminder',
  habitId: 'h1',
  title: 'Lesen 📚',
  body: 'Go!',
  until: '2026-06-02T08:30:00.000Z',
};

/** A push service on this machine: notes what comes and answers as told. */
let service: Server;
let taken: { url: string; headers: IncomingHttpHeaders; body: Buffer }[];
let answer: (status: (code: number) => void) => void;
let endpoint: string;

/** A browser's side of a subscription. */
const browser = createECDH('prime256v1');
browser.generateKeys();
const auth = randomBytes(16);
const to = () => ({ endpoint, p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') });

beforeEach(async () => {
  taken = [];
  answer = (status) => status(201);
  service = createServer(async (incoming, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    taken.push({ url: incoming.url ?? '', headers: incoming.headers, body: Buffer.concat(chunks) });
    answer((code) => reply.writeHead(code, { location: '/elsewhere' }).end('details'));
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}/send/secret-name`;
});
afterEach(() => {
  service.closeAllConnections();
  return new Promise((resolve) => service.close(resolve));
});

const push = (timeoutMs?: number) =>
  createPush({ keys, connect: (url, options) => request(url, options), ...(timeoutMs && { timeoutMs }) });

describe('a push', () => {
  test('can be read by the browser that subscribed, and by nobody in between', async () => {
    expect(await push().send(to(), MESSAGE, { ttlSeconds: 1_740 })).toBe('sent');
    const [{ url, headers, body } = { url: '', headers: {}, body: Buffer.alloc(0) }] = taken;
    expect(url).toBe('/send/secret-name');
    expect(headers).toMatchObject({ ttl: '1740', urgency: 'high', 'content-encoding': 'aes128gcm' });
    expect(body.includes('reminder')).toBe(false);
    expect(JSON.parse(decrypt(body))).toEqual(MESSAGE);
  });

  test('is signed with the key that browsers subscribe with, for that push service alone', async () => {
    await push().send(to(), MESSAGE, { ttlSeconds: 60 });
    const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(taken[0]?.headers.authorization ?? '') ?? [];
    expect(key).toBe(push().publicKey);
    const [head = '', claims = '', signature = ''] = token.split('.');
    const point = Buffer.from(key ?? '', 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' });
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    expect(isSigned).toBe(true);
    const told = JSON.parse(Buffer.from(claims, 'base64url').toString());
    expect(told).toMatchObject({ aud: new URL(endpoint).origin, sub: 'mailto:me@hero.example' });
    const secondsLeft = told.exp - Date.now() / 1000;
    expect(secondsLeft).toBeGreaterThan(0);
    expect(secondsLeft).toBeLessThanOrEqual(86_400);
  });

  test.each([404, 410])('to a dropped subscription is gone (%s)', async (code) => {
    answer = (status) => status(code);
    expect(await push().send(to(), MESSAGE, { ttlSeconds: 60 })).toBe('gone');
  });

  test.each([302, 400, 403, 429, 500])(
    'that is not taken (%s) fails without naming the address',
    async (code) => {
      answer = (status) => status(code);
      const failure = await push()
        .send(to(), MESSAGE, { ttlSeconds: 60 })
        .catch((error: Error) => error);
      expect(String(failure)).toBe(`Error: The push service answered ${code}.`);
      expect(taken).toHaveLength(1);
    },
  );

  test('to a service that never answers, or is not there, fails in time', async () => {
    answer = () => {};
    await expect(push(50).send(to(), MESSAGE, { ttlSeconds: 60 })).rejects.toThrow('was not reached');
    service.closeAllConnections();
    await new Promise((resolve) => service.close(resolve));
    await expect(push().send(to(), MESSAGE, { ttlSeconds: 60 })).rejects.toThrow('(ECONNREFUSED)');
    service.listen(0);
  });
});

describe('the server calls public addresses only', () => {
  test.each(['8.8.8.8', '142.250.1.1', '172.15.0.1', '172.32.0.1', '2a00:1450:4001::1'])(
    '%s is one',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  test.each([
    ...[
      '127.0.0.1',
      '127.1.2.3',
      '10.1.1.1',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.1.1',
      '169.254.169.254',
    ],
    ...['100.64.0.1', '0.0.0.0', '224.0.0.1', '255.255.255.255', '203.0.113.9'],
    ...[
      '::1',
      '::',
      'fe80::1',
      'fd00::1',
      '::ffff:10.0.0.1',
      '::ffff:8.8.8.8',
      '64:ff9b::a00:1',
      '2002:a00:1::',
      'ff02::1',
    ],
  ])('%s is none', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  const resolveAs = (...found: string[]) =>
    publicLookup((_name, _options, done) =>
      done(
        null,
        found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      ),
    );
  const look = (lookup: ReturnType<typeof publicLookup>, all: boolean) =>
    new Promise((resolve) => {
      lookup('push.example.com', { all }, (error, address) => resolve(error ?? address));
    });

  test('a name is called at its public addresses, and not at all when it has none', async () => {
    const mixed = resolveAs('10.0.0.1', '8.8.8.8');
    expect(await look(mixed, true)).toEqual([{ address: '8.8.8.8', family: 4 }]);
    expect(await look(mixed, false)).toBe('8.8.8.8');
    expect(await look(resolveAs('127.0.0.1', '::1'), true)).toBeInstanceOf(Error);
  });

  test('a name that leads to this machine is not called', async () => {
    const local = { ...to(), endpoint: endpoint.replace('http://127.0.0.1', 'https://localhost') };
    await expect(createPush({ keys }).send(local, MESSAGE, { ttlSeconds: 60 })).rejects.toThrow('(EPRIVATE)');
    expect(taken).toEqual([]);
  });
});

/** The browser's half of RFC 8291: one record of aes128gcm. */
function decrypt(body: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const input = Buffer.from(hkdfSync('sha256', browser.computeSecret(sender), auth, info, 32));
  const derive = (purpose: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', input, salt, `Content-Encoding: ${purpose}\0`, bytes));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
}
