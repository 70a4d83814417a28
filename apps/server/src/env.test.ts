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
    ['REDIS_URL', 'http://private'],
    ['APP_SECRET', 'private-but-too-short'],
    ['PUBLIC_URL', 'hero.private'],
    ['PUBLIC_URL', 'https://hero.private/app'],
    ['PLAN_LIMITS', 'private'],
    ['DEMO_FAMILY', 'private'],
    ['ROLE', 'private'],
    ['LOG_LEVEL', 'private'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['TRUST_PROXY', 'private'],
  ])('%s=%s', (name, value) => {
    const message = messageOf({ [name]: value });
    expect(message).toMatch(new RegExp(`^Bad setting: ${name} must [^\n]+$`));
    expect(message).not.toContain('private');
  });
});

test('several bad settings still make one line', () => {
  const message = messageOf({ PORT: 'x', ROLE: 'y' });
  expect(message.split('\n')).toHaveLength(1);
  expect(message).toContain('PORT');
  expect(message).toContain('ROLE');
});

test('trusted proxies are off, on, addresses, or a number of hops', () => {
  expect(readEnv({ TRUST_PROXY: 'on' }).TRUST_PROXY).toBe(true);
  expect(readEnv({ TRUST_PROXY: 'loopback, 10.0.0.0/8' }).TRUST_PROXY).toEqual(['loopback', '10.0.0.0/8']);
  const oneHop = readEnv({ TRUST_PROXY: '1' }).TRUST_PROXY;
  if (typeof oneHop !== 'function') throw new Error('Not a check of hops.');
  expect([oneHop('10.0.0.1', 0), oneHop('10.0.0.1', 1)]).toEqual([true, false]);
});
