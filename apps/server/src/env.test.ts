import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BadSettingError, readEnv } from './env';

function messageOf(source: Record<string, string>): string {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof BadSettingError) return error.message;
    throw error;
  }
  throw new Error('The settings were accepted.');
}

test('without any setting the server runs on the documented defaults', () => {
  const env = readEnv({});
  expect(env).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    PLAN_LIMITS: 'advertised',
    ROLE: 'all',
    DEMO_FAMILY: 'on',
  });
  expect(env.DATABASE_URL).toBeUndefined();
  expect(env.TRUST_PROXY).toBe(false);
  expect(env.DATA_DIR).toBe(resolve(import.meta.dirname, '../../../.data'));
});

test('an empty setting counts as unset', () => {
  expect(readEnv({ PORT: '', APP_SECRET: '', REDIS_URL: '' })).toMatchObject({ PORT: 3000 });
});

describe('a bad setting is named in one line that keeps its value secret', () => {
  test.each([
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['DATABASE_URL', 'mysql://someone:private@host/db'],
    ['DATABASE_URL', 'private'],
    ['DATABASE_URL', 'mysql://someone:private@one:1,two:2/db'],
    ['REDIS_URL', 'http://private'],
    ['APP_SECRET', 'private-but-too-short'],
    ['PUBLIC_URL', 'hero.private'],
    ['PUBLIC_URL', 'https://hero.private/app'],
    ['SMTP_URL', 'https://someone:private@host'],
    ['MAIL_FROM', 'private'],
    ['VAPID_PUBLIC_KEY', 'private'],
    ['VAPID_PRIVATE_KEY', 'private'],
    ['VAPID_SUBJECT', 'http://hero.private'],
    ['PLAN_LIMITS', 'private'],
    ['DEMO_FAMILY', 'private'],
    ['BILLING', 'private'],
    ['SIGN_UP', 'private'],
    ['SUPPORT_EMAIL', 'private'],
    ['LEGAL_URL', 'private'],
    ['SYNC_SECONDS', '4'],
    ['PASSWORD_HASHING', 'private'],
    ['PASSWORD_HASHING', 'cheap'],
    ['ROLE', 'private'],
    ['LOG_LEVEL', 'private'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['TRUST_PROXY', 'private'],
    ['TRUST_PROXY', 'on'],
  ])('%s=%s', (name, value) => {
    const message = messageOf({ [name]: value });
    expect(message).toMatch(new RegExp(`^Bad setting: ${name} must [^\n]+$`));
    expect(message).not.toContain('private');
  });
});

test('a mail server needs a sender', () => {
  const SMTP_URL = 'smtps://someone:private@mail.example';
  expect(messageOf({ SMTP_URL })).toBe('Bad setting: MAIL_FROM must be set where SMTP_URL is');
  const MAIL_FROM = 'Herohood <hero@mail.example>';
  expect(readEnv({ SMTP_URL, MAIL_FROM })).toMatchObject({ SMTP_URL, MAIL_FROM });
});

test('several hosts of Postgres need a Redis, and Sentinels need both of their settings and how to sign in', () => {
  const DATABASE_URL = 'postgres://someone:private@one:5432,two:5432/hero?target_session_attrs=read-write';
  expect(messageOf({ DATABASE_URL })).toBe(
    'Bad setting: REDIS_URL must be set where DATABASE_URL names several hosts',
  );
  const REDIS_URL = 'redis://:private@any';
  expect(readEnv({ DATABASE_URL, REDIS_URL })).toMatchObject({ DATABASE_URL, redisAddress: REDIS_URL });
  const REDIS_SENTINELS = 'sentinel-1:26379, sentinel-2:26380';
  expect(messageOf({ REDIS_URL, REDIS_SENTINELS })).toBe(
    'Bad setting: REDIS_MASTER must be set where REDIS_SENTINELS is',
  );
  expect(messageOf({ REDIS_MASTER: 'hero', REDIS_SENTINELS })).toBe(
    'Bad setting: REDIS_URL must be set where REDIS_SENTINELS is',
  );
  expect(readEnv({ REDIS_URL, REDIS_MASTER: 'hero', REDIS_SENTINELS }).redisAddress).toEqual({
    ...{ url: REDIS_URL, name: 'hero' },
    sentinels: [
      { host: 'sentinel-1', port: 26_379 },
      { host: 'sentinel-2', port: 26_380 },
    ],
  });
});

test('the keys of Web Push come as a pair', () => {
  const VAPID_PUBLIC_KEY = `B${'A'.repeat(86)}`;
  const VAPID_PRIVATE_KEY = 'p'.repeat(43);
  expect(messageOf({ VAPID_PUBLIC_KEY })).toBe(
    'Bad setting: VAPID_PRIVATE_KEY must be set where VAPID_PUBLIC_KEY is',
  );
  expect(readEnv({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY })).toMatchObject({
    VAPID_PUBLIC_KEY,
    VAPID_PRIVATE_KEY,
  });
});

test('several bad settings still make one line', () => {
  const message = messageOf({ PORT: 'x', ROLE: 'y' });
  expect(message.split('\n')).toHaveLength(1);
  expect(message).toContain('PORT');
  expect(message).toContain('ROLE');
});

const PUBLIC_URL = 'https://hero.example';

test('trusted proxies are off, addresses, or a number of hops, and want the address that people use', () => {
  const both = readEnv({ TRUST_PROXY: 'loopback, 10.0.0.0/8', PUBLIC_URL });
  expect(both.TRUST_PROXY).toEqual(['loopback', '10.0.0.0/8']);
  expect(messageOf({ TRUST_PROXY: '1' })).toBe('Bad setting: PUBLIC_URL must be set where TRUST_PROXY is');
  const oneHop = readEnv({ TRUST_PROXY: '1', PUBLIC_URL }).TRUST_PROXY;
  if (typeof oneHop !== 'function') throw new Error('Not a check of hops.');
  expect([oneHop('10.0.0.1', 0), oneHop('10.0.0.1', 1)]).toEqual([true, false]);
});

test('a server drains for a moment where a proxy stands before it, and otherwise as long as it is told', () => {
  expect(readEnv({}).DRAIN_SECONDS).toBe(0);
  expect(readEnv({ TRUST_PROXY: '1', PUBLIC_URL }).DRAIN_SECONDS).toBe(2);
  expect(readEnv({ TRUST_PROXY: '1', PUBLIC_URL, DRAIN_SECONDS: '5' }).DRAIN_SECONDS).toBe(5);
  expect(messageOf({ DRAIN_SECONDS: '6' })).toBe(
    'Bad setting: DRAIN_SECONDS must be a whole number from 0 to 5',
  );
});

describe('a store for recordings', () => {
  const STORE = { S3_BUCKET: 'herohood', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'private' };

  test('is set by its bucket and keys, the rest may follow', () => {
    expect(readEnv(STORE)).toMatchObject(STORE);
    const details = {
      S3_ENDPOINT: 'http://127.0.0.1:9000',
      S3_FORCE_PATH_STYLE: 'on',
      S3_REGION: 'eu-west-1',
    };
    expect(readEnv({ ...STORE, ...details, S3_PREFIX: 'hero/files' })).toMatchObject({
      ...details,
      S3_PREFIX: 'hero/files/',
    });
  });

  test.each([
    [{ S3_BUCKET: 'herohood' }, 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set where S3_BUCKET is'],
    [{ ...STORE, S3_BUCKET: '' }, 'S3_BUCKET must be set where S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY is'],
    [
      { S3_PREFIX: 'private' },
      'S3_BUCKET and S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set where S3_PREFIX is',
    ],
  ])('half set stops the start: %o', (source, message) => {
    expect(messageOf(source)).toBe(`Bad setting: ${message}`);
  });

  test.each([
    ['S3_BUCKET', 'private/bucket'],
    ['S3_ENDPOINT', 'private'],
    ['S3_FORCE_PATH_STYLE', 'private'],
    ['S3_PREFIX', '/private'],
    ['S3_REGION', 'Private Region'],
  ])('a bad setting is named: %s=%s', (name, value) => {
    const message = messageOf({ ...STORE, [name]: value });
    expect(message).toMatch(new RegExp(`^Bad setting: ${name} must [^\n]+$`));
    expect(message.toLowerCase()).not.toContain('private');
  });
});

describe('the demo family lives only where nobody else comes in', () => {
  test.each([
    [{}, 'on'],
    [{ HOST: 'localhost', PUBLIC_URL: 'http://localhost:3000' }, 'on'],
    [{ HOST: '0.0.0.0' }, 'off'],
    [{ PUBLIC_URL: 'https://hero.example' }, 'off'],
    [{ PUBLIC_URL: 'https://hero.example', DEMO_FAMILY: 'on' }, 'off'],
    [{ HOST: '0.0.0.0', DEMO_FAMILY: 'on' }, 'off'],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' }, 'off'],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000', DEMO_FAMILY: 'on' }, 'on'],
    [{ DEMO_FAMILY: 'off' }, 'off'],
  ])('%o: %s', (settings, expected) => {
    expect(readEnv(settings).DEMO_FAMILY).toBe(expected);
  });
});

describe('BILLING follows from the keys and from who comes in, unless it is set', () => {
  const keys = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  };
  test.each([
    [{}, 'sandbox', false],
    [{ HOST: '0.0.0.0' }, 'off', false],
    [{ PUBLIC_URL: 'https://hero.example' }, 'off', false],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' }, 'sandbox', false],
    [{ PUBLIC_URL: 'https://hero.example', ...keys }, 'stripe', false],
    [{ PUBLIC_URL: 'https://hero.example', BILLING: 'sandbox' }, 'sandbox', true],
    [{ BILLING: 'off', ...keys }, 'off', true],
  ])('%o: %s', (settings, billing, isBillingChosen) => {
    expect(readEnv(settings)).toMatchObject({ BILLING: billing, isBillingChosen });
  });

  test('Stripe without its keys is refused', () => {
    expect(messageOf({ BILLING: 'stripe' })).toBe(
      'Bad setting: STRIPE_SECRET_KEY must be set where BILLING is stripe',
    );
  });
});
