import { isIP } from 'node:net';
import { resolve } from 'node:path';
import type { Billing } from '@herohood/domain/subscription/schema';
import { createEnv } from '@t3-oss/env-core';
import * as z from 'zod';
import { databaseUrl, hasSeveralHosts, oneOf, sentinels, serverUrl, stripeKey } from './env-values';
import { repositoryRoot } from './paths';
import { isLoopbackHost, isOnLoopback, type Reach } from './public-origin';

/** A setting that stops the start. `message` is the one line that the operator reads; it never holds a value. */
export class BadSettingError extends Error {
  override readonly name = 'BadSettingError';
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;
/** Names of address ranges that Fastify's proxy check knows. */
const PROXY_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

const MAIL_SENDER = /^([^\r\n<>@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

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
    if (/^[1-9]\d?$/.test(value)) return (_address: string, hop: number) => hop < Number(value);
    const ranges = value.split(',').map((part) => part.trim());
    if (ranges.every(isProxyRange)) return ranges;
    context.addIssue({
      code: 'custom',
      message: 'must be off, a number of proxies, or a comma-separated list of addresses',
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
  DATABASE_URL: databaseUrl.optional(),
  /** The default does not depend on where the server is started from; a relative path given by hand does. */
  DATA_DIR: z
    .string()
    .optional()
    .transform((value) => (value === undefined ? resolve(repositoryRoot(), '.data') : resolve(value))),
  REDIS_URL: serverUrl(['redis:', 'rediss:']).optional(),
  /** With both the master is asked of the Sentinels, and REDIS_URL says how to sign in there. */
  REDIS_SENTINELS: sentinels.optional(),
  REDIS_MASTER: z.string().optional(),
  APP_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  PUBLIC_URL: publicUrl.optional(),
  SMTP_URL: serverUrl(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z
    .string()
    .regex(MAIL_SENDER, 'must be an address such as hero@example.org or Herohood <hero@example.org>')
    .optional(),
  STRIPE_SECRET_KEY: stripeKey('sk_', 'rk_'),
  STRIPE_WEBHOOK_SECRET: stripeKey('whsec_'),
  STRIPE_PUBLISHABLE_KEY: stripeKey('pk_'),
  S3_BUCKET: z
    .string()
    .regex(/^[\w.-]{3,63}$/, 'must be the name of a bucket')
    .optional(),
  S3_ENDPOINT: serverUrl(['http:', 'https:']).optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be a region such as us-east-1')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: oneOf(['on', 'off']).optional(),
  S3_PREFIX: z
    .string()
    .regex(/^(?!\/)[\w./-]{1,200}$/, 'must be a path such as herohood/ that does not begin with a slash')
    .transform((value) => (value.endsWith('/') ? value : `${value}/`))
    .optional(),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^B[\w-]{86}$/, 'must be 87 characters of base64url, as key generators write it')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be 43 characters of base64url, as key generators write it')
    .optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must be a mailto: or an https:// address')
    .optional(),
  /** Unset: see `billingOf`. */
  BILLING: oneOf(['stripe', 'sandbox', 'off']).optional(),
  PLAN_LIMITS: oneOf(['advertised', 'enforced']).default('advertised'),
  SIGN_UP: oneOf(['open', 'first', 'closed']).default('open'),
  SUPPORT_EMAIL: z.email('must be an address such as help@hero.example').optional(),
  LEGAL_URL: serverUrl(['http:', 'https:']).optional(),
  /** Between two looks of a page at what is new; what changes meanwhile is told to it at once. */
  SYNC_SECONDS: z
    .string()
    .default('30')
    .refine(
      (value) => /^\d+$/.test(value) && Number(value) >= 5 && Number(value) <= 3_600,
      'must be a whole number from 5 to 3600',
    )
    .transform(Number),
  /** For tests: `cheap` hashes passwords so that anybody could guess them. */
  PASSWORD_HASHING: oneOf(['full', 'cheap']).default('full'),
  /** Unset: see `isDemoWanted`. */
  DEMO_FAMILY: oneOf(['on', 'off']).optional(),
  /** For development: languages that nobody speaks, to try a layout (docs/rules.md, 'Languages'). */
  PSEUDO_LOCALES: oneOf(['on', 'off']).default('off'),
  ROLE: oneOf(['all', 'server', 'worker']).default('all'),
  LOG_LEVEL: oneOf(LOG_LEVELS).default('info'),
  TRUST_PROXY: trustProxy,
  /** Unset: 2 behind a proxy, which needs a moment to notice that this server goes; else nobody asks before calling. */
  DRAIN_SECONDS: z
    .string()
    .regex(/^[0-5]$/, 'must be a whole number from 0 to 5')
    .transform(Number)
    .optional(),
};

export type Env = Readonly<ReturnType<typeof readEnv>>;

type Settings = Record<string, string | undefined>;

/**
 * Reads and checks every setting. The only reader of the process's environment.
 *
 * @param besides settings of a file; what stands in the environment counts more
 * @throws BadSettingError with one line that names each bad setting.
 */
export function readEnv(source: Settings = process.env, besides: Settings = {}) {
  const env = createEnv({
    server: SETTINGS,
    runtimeEnv: { ...besides, ...source },
    emptyStringAsUndefined: true,
    onValidationError: (issues) => {
      const lines = issues.map(({ path, message }) => `${path?.map(String).join('.') ?? '?'} ${message}`);
      throw new BadSettingError(`Bad setting: ${lines.join('; ')}`);
    },
  });
  if (env.SMTP_URL !== undefined && env.MAIL_FROM === undefined) {
    throw new BadSettingError('Bad setting: MAIL_FROM must be set where SMTP_URL is');
  }
  if (env.TRUST_PROXY !== false && env.PUBLIC_URL === undefined) {
    // Links in mails would name an address that only this machine knows.
    throw new BadSettingError('Bad setting: PUBLIC_URL must be set where TRUST_PROXY is');
  }
  requireTogether(env, ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PUBLISHABLE_KEY']);
  requireTogether(env, ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'], S3_DETAILS);
  requireTogether(env, ['REDIS_SENTINELS', 'REDIS_MASTER']);
  requireTogether(env, ['REDIS_URL'], ['REDIS_SENTINELS']);
  if (hasSeveralHosts(env.DATABASE_URL) && env.REDIS_URL === undefined) {
    throw new BadSettingError('Bad setting: REDIS_URL must be set where DATABASE_URL names several hosts');
  }
  requireTogether(env, ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY']);
  if (env.BILLING === 'stripe' && env.STRIPE_SECRET_KEY === undefined) {
    throw new BadSettingError('Bad setting: STRIPE_SECRET_KEY must be set where BILLING is stripe');
  }
  if (env.PASSWORD_HASHING === 'cheap' && source.NODE_ENV !== 'test') {
    throw new BadSettingError('Bad setting: PASSWORD_HASHING must be full unless NODE_ENV is test');
  }
  const DRAIN_SECONDS = env.DRAIN_SECONDS ?? (env.TRUST_PROXY === false ? 0 : 2);
  const { REDIS_SENTINELS: places, REDIS_MASTER: name, REDIS_URL: url } = env;
  return {
    ...env,
    DRAIN_SECONDS,
    redisAddress: url && places && name ? { url, name, sentinels: places } : url,
    BILLING: env.BILLING ?? billingOf(env),
    isBillingChosen: env.BILLING !== undefined,
    DEMO_FAMILY: isDemoWanted(env) ? 'on' : 'off',
  } as const;
}

/** Stripe where its keys are; else payments to try out where only this machine comes in, and none where others do. */
function billingOf(env: Reach & { STRIPE_SECRET_KEY?: string | undefined }): Billing {
  if (env.STRIPE_SECRET_KEY !== undefined) return 'stripe';
  return isOnLoopback(env) ? 'sandbox' : 'off';
}

/** Its passwords are known to everybody, so it lives only where nobody else comes in, whatever DEMO_FAMILY says. */
function isDemoWanted(env: Reach & { DEMO_FAMILY?: 'on' | 'off' | undefined }): boolean {
  if (env.DEMO_FAMILY === 'off' || !isOnLoopback(env)) return false;
  return env.DEMO_FAMILY === 'on' || isLoopbackHost(env.HOST);
}

/** Mean nothing without a bucket. */
const S3_DETAILS = ['S3_ENDPOINT', 'S3_REGION', 'S3_FORCE_PATH_STYLE', 'S3_PREFIX'] as const;

/**
 * Settings that mean something only together; `details` need them too, and not the other way round.
 *
 * @throws BadSettingError that names the missing ones.
 */
function requireTogether<Name extends string>(
  env: Partial<Record<Name, unknown>>,
  names: readonly Name[],
  details: readonly Name[] = [],
): void {
  const missing = names.filter((name) => env[name] === undefined);
  const set = [...names, ...details].filter((name) => env[name] !== undefined);
  if (missing.length === 0 || set.length === 0) return;
  throw new BadSettingError(
    `Bad setting: ${missing.join(' and ')} must be set where ${set.join(' and ')} is`,
  );
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
