import { expect, test } from 'vitest';
import webPush from 'web-push';
import { BadSettingError } from '../env';
import { vapidKeys } from './vapid';

const SECRET = 'a-secret-of-tests-with-more-than-32-characters';

test('servers that share the app’s secret have the same keys, others do not', () => {
  const keys = vapidKeys({}, SECRET);
  expect(vapidKeys({}, SECRET)).toEqual(keys);
  expect(vapidKeys({}, `${SECRET}!`).publicKey).not.toBe(keys.publicKey);
});

test('derived keys are what browsers and push services take: an uncompressed point and a 32-byte number', () => {
  for (let i = 0; i < 200; i += 1) {
    const { publicKey, privateKey } = vapidKeys({}, `${SECRET}${i}`);
    const point = Buffer.from(publicKey, 'base64url');
    expect([point.length, point[0], Buffer.from(privateKey, 'base64url').length]).toEqual([65, 4, 32]);
  }
});

test('the operator’s keys are used, unless they do not belong together', () => {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const given = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
  expect(vapidKeys(given, SECRET)).toMatchObject({ publicKey, privateKey });
  const other = { ...given, VAPID_PUBLIC_KEY: webPush.generateVAPIDKeys().publicKey };
  expect(() => vapidKeys(other, SECRET)).toThrow(BadSettingError);
  const broken = { ...given, VAPID_PRIVATE_KEY: Buffer.alloc(32).toString('base64url') };
  expect(() => vapidKeys(broken, SECRET)).toThrow('VAPID_PUBLIC_KEY is not the public key');
});

test('the subject is the operator’s, else the public address where it is https', () => {
  const subject = (settings: Parameters<typeof vapidKeys>[0]) => vapidKeys(settings, SECRET).subject;
  expect(subject({ PUBLIC_URL: new URL('https://hero.example') })).toBe('https://hero.example');
  expect(subject({ PUBLIC_URL: new URL('http://localhost:3000') })).toMatch(/^mailto:/);
  expect(
    subject({ VAPID_SUBJECT: 'mailto:me@hero.example', PUBLIC_URL: new URL('https://hero.example') }),
  ).toBe('mailto:me@hero.example');
});
