import { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { isOnLoopback, loopbackOrigin, networkOrigin, publicOrigin } from './public-origin';

test('links begin with PUBLIC_URL', () => {
  const env = { PUBLIC_URL: new URL('https://hero.example'), HOST: '127.0.0.1' };
  expect(publicOrigin(env, 3000)).toBe('https://hero.example');
});

test('without it with the address that the server listens at, as one would open it', () => {
  const at = (HOST: string) => publicOrigin({ PUBLIC_URL: undefined, HOST }, 3000);
  expect(at('192.0.2.1')).toBe('http://192.0.2.1:3000');
  expect(at('::1')).toBe('http://[::1]:3000');
});

test('a server that listens everywhere is reached at its address in the network, by itself at its own', () => {
  const everywhere = { HOST: '0.0.0.0' };
  const outward = Object.values(networkInterfaces())
    .flatMap((found) => found ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4');
  const expected = outward ? `http://${outward.address}:3000` : null;
  expect(networkOrigin(everywhere, 3000)).toBe(expected);
  expect(publicOrigin(everywhere, 3000)).toBe(expected ?? 'http://localhost:3000');
  expect(loopbackOrigin(everywhere, 3000)).toBe('http://localhost:3000');
  expect(networkOrigin({ HOST: '127.0.0.1' }, 3000)).toBeNull();
});

test('who reaches the server is decided by PUBLIC_URL where it is set, else by HOST', () => {
  const at = (HOST: string, origin?: string) =>
    isOnLoopback({ HOST, PUBLIC_URL: origin ? new URL(origin) : undefined });
  for (const host of ['127.0.0.1', 'localhost', '::1', '127.9.9.9']) expect(at(host)).toBe(true);
  for (const host of ['0.0.0.0', '::', '192.168.1.7', 'localhost.example']) expect(at(host)).toBe(false);
  expect(at('127.0.0.1', 'https://hero.example')).toBe(false);
  expect(at('0.0.0.0', 'http://[::1]:3000')).toBe(true);
  // A proxy on this machine brings visitors from everywhere.
  expect(isOnLoopback({ HOST: '127.0.0.1', TRUST_PROXY: ['loopback'] })).toBe(false);
});
