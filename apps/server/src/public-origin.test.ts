import { expect, test } from 'vitest';
import { publicOrigin } from './public-origin';

test('links begin with PUBLIC_URL', () => {
  const env = { PUBLIC_URL: new URL('https://hero.example'), HOST: '127.0.0.1' };
  expect(publicOrigin(env, 3000)).toBe('https://hero.example');
});

test('without it with the address that the server listens at, as one would open it', () => {
  const at = (HOST: string) => publicOrigin({ PUBLIC_URL: undefined, HOST }, 3000);
  expect(at('192.0.2.1')).toBe('http://192.0.2.1:3000');
  expect(at('0.0.0.0')).toBe('http://localhost:3000');
  expect(at('::1')).toBe('http://[::1]:3000');
});
