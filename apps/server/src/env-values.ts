import { readDatabaseUrl } from '@herohood/db/database-url';
import * as z from 'zod';

/** An address of a server, with one of these protocols. */
export const serverUrl = (protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be an address that starts with ${protocols.map((name) => `${name}//`).join(' or ')}`,
  });

export const databaseUrl = z
  .string()
  .refine((value) => /^postgres(ql)?:$/.test(readDatabaseUrl(value)?.one.protocol ?? ''), {
    error:
      'must be an address such as postgres://user:password@host:5432/name (several hosts with commas between them)',
  });

/** Where Sentinels listen. */
export const sentinels = z.string().transform((value, context) => {
  const found = value.split(',').map((part) => /^\s*([\w.-]+):(\d{1,5})\s*$/.exec(part));
  const places = found.flatMap((part) => (part ? [{ host: part[1] as string, port: Number(part[2]) }] : []));
  if (places.length === found.length) return places;
  context.addIssue({
    code: 'custom',
    message: 'must be a comma-separated list such as sentinel-1:26379,sentinel-2:26379',
  });
  return z.NEVER;
});

/** Whether an address of Postgres names more than one host. The job store's own driver cannot read such a one. */
export function hasSeveralHosts(url: string | undefined): boolean {
  return readDatabaseUrl(url ?? '')?.hosts.includes(',') ?? false;
}

/** A key of Stripe's, told by how it begins. */
export function stripeKey(...beginnings: string[]) {
  const message = `must begin with ${beginnings.join(' or ')}`;
  return z
    .string()
    .refine((value) => beginnings.some((beginning) => value.startsWith(beginning)), message)
    .optional();
}

/** One of these words. */
export function oneOf<const T extends readonly [string, ...string[]]>(values: T) {
  return z.enum(values, { error: `must be one of ${values.join(', ')}` });
}
