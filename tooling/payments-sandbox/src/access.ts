import { createHash, timingSafeEqual } from 'node:crypto';
import { ApiError } from './errors';

export type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Who asks: the holder of the secret key, or somebody who has at most a publishable one. */
export function accessOf(headers: Headers, secretKey: string): 'secret' | 'public' {
  const key = keyOf(header(headers, 'authorization') ?? '');
  if (key === undefined || key.startsWith('pk_test_')) return 'public';
  if (!isSame(key, secretKey)) throw unauthorized(`Invalid API Key provided: ${masked(key)}`);
  return 'secret';
}

/** The refusal of a call that only the secret key opens. */
export function secretKeyNeeded(headers: Headers): ApiError {
  if (keyOf(header(headers, 'authorization') ?? '') === undefined) {
    return unauthorized(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  return unauthorized(
    'This API call cannot be made with a publishable API key. Please use a secret API key.',
    'secret_key_required',
  );
}

/** A header by its name in lower case, however it was written. */
export function header(headers: Headers, name: string): string | undefined {
  const [, value] = Object.entries(headers).find(([key]) => key.toLowerCase() === name) ?? [];
  return Array.isArray(value) ? value[0] : value;
}

function keyOf(authorization: string): string | undefined {
  const [, kind, value = ''] = /^(Bearer|Basic)\s+(\S+)$/i.exec(authorization) ?? [];
  if (kind === undefined) return undefined;
  if (kind.toLowerCase() === 'bearer') return value;
  return Buffer.from(value, 'base64').toString().split(':')[0] || undefined;
}

function isSame(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}

function masked(key: string): string {
  return `${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}`;
}

function unauthorized(message: string, code?: string): ApiError {
  return new ApiError(401, {
    type: 'invalid_request_error',
    message,
    ...(code === undefined ? {} : { code }),
  });
}
