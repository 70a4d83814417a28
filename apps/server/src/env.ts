import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { createEnv } from '@t3-oss/env-core';
import * as z from 'zod';
import { repositoryRoot } from './paths';

/** A setting that stops the start. `message` is the one line that the operator reads; it never holds a value. */
export class BadSettingError extends Error {
  override readonly name = 'BadSettingError';
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;
/** Names of address ranges that Fastify's proxy check knows. */
const PROXY_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

const serverUrl = (protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be an address that starts with ${protocols.map((name) => `${name}//`).join(' or ')}`,
  });

const publicUrl = z
  .string()
  .refine(
    (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && isBareOrigin(value),
    'must be an origin such as https://hero.example (no path)',
  )
  .transform((value) => new URL(value));

const trustProxy = z
  .string()
  .default('off')
  .transform((value, context) => {
    if (value === 'off') return false;
    if (value === 'on') return true;
    if (/^[1-9]\d?$/.test(value)) return (_address: string, hop: number) => hop < Number(value);
    const ranges = value.split(',').map((part) => part.trim());
    if (ranges.every(isProxyRange)) return ranges;
    context.addIssue({
      code: 'custom',
      message: 'must be off, on, a number of proxies, or a comma-separated list of addresses',
    });
    return z.NEVER;
  });

const SETTINGS = {
  PORT: z
    .string()
    .default('3000')
    .refine(
      (value) => /^\d+$/.test(value) && Number(value) <= 65_535,
      'must be a whole number from 0 to 65535',
    )
    .transform(Number),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: serverUrl(['postgres:', 'postgresql:']).optional(),
  /** The default does not depend on where the server is started from; a relative path given by hand does. */
  DATA_DIR: z
    .string()
    .optional()
    .transform((value) => (value === undefined ? resolve(repositoryRoot(), '.data') : resolve(value))),
  REDIS_URL: serverUrl(['redis:', 'rediss:']).optional(),
  APP_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  PUBLIC_URL: publicUrl.optional(),
  PLAN_LIMITS: oneOf(['advertised', 'enforced']).default('advertised'),
  DEMO_FAMILY: oneOf(['on', 'off']).default('on'),
  ROLE: oneOf(['all', 'server', 'worker']).default('all'),
  /** Unset: `warn` on a terminal, where the start's own lines should stay readable, else `info`. */
  LOG_LEVEL: oneOf(LOG_LEVELS).optional(),
  TRUST_PROXY: trustProxy,
};

export type Env = Readonly<ReturnType<typeof readEnv>>;

/**
 * Reads and checks every setting. The only reader of the process's environment.
 *
 * @throws BadSettingError with one line that names each bad setting.
 */
export function readEnv(source: Record<string, string | undefined> = process.env) {
  return createEnv({
    server: SETTINGS,
    runtimeEnv: source,
    emptyStringAsUndefined: true,
    onValidationError: (issues) => {
      const lines = issues.map(({ path, message }) => `${path?.map(String).join('.') ?? '?'} ${message}`);
      throw new BadSettingError(`Bad setting: ${lines.join('; ')}`);
    },
  });
}

function oneOf<const T extends readonly [string, ...string[]]>(values: T) {
  return z.enum(values, { error: `must be one of ${values.join(', ')}` });
}

function isBareOrigin(value: string): boolean {
  const { pathname, search, hash, username } = new URL(value);
  return pathname === '/' && search === '' && hash === '' && username === '';
}

function isProxyRange(range: string): boolean {
  const [address = '', bits, ...rest] = range.split('/');
  if (rest.length > 0) return false;
  if (bits === undefined) return PROXY_RANGES.includes(address) || isIP(address) !== 0;
  const most = isIP(address) === 6 ? 128 : 32;
  return isIP(address) !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most;
}
