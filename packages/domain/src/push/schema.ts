import * as z from 'zod';
import { names } from '../fields';

/** Subscriptions that a person may hold, one per browser; the oldest makes room. */
export const MAX_SUBSCRIPTIONS = 10;

const MAX_ENDPOINT = 1_000;

/** A name under a public top-level domain: no address literal, nothing that only a local network resolves. */
const PUBLIC_NAME =
  /^(?!.*\.(?:localhost|local|internal|intranet|lan|home|corp|arpa)$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/**
 * Where a browser's push service takes messages. The server itself calls this address, so it must be https on the
 * usual port at a public name, without a user's name in it.
 */
export const pushEndpoint = z
  .string()
  .max(MAX_ENDPOINT, 'This address is too long.')
  .meta({ examples: ['https://push.example.com/send/one-browser'] })
  .pipe(z.url({ protocol: /^https$/, hostname: PUBLIC_NAME, error: 'This is no push service.' }))
  .refine((url) => /^https:\/\/[a-z0-9.-]+(:443)?\/[\x21-\x7e]*$/i.test(url), 'This is no push service.');

/** Bytes in base64url; browsers leave the padding out. */
const base64url = (bytes: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]+={0,2}$/, 'This key is not readable.')
    .meta({ examples: ['B'.padEnd(Math.ceil((bytes * 4) / 3), 'A')] })
    .transform((text) => text.replace(/=+$/, ''))
    .refine((text) => text.length === Math.ceil((bytes * 4) / 3), 'This key has the wrong length.');

/** A browser's `PushSubscription.toJSON()`: an uncompressed P-256 point (65 bytes) and a secret of 16 bytes. */
export const subscribeInput = z.object({
  endpoint: pushEndpoint,
  expirationTime: z.number().nullable().optional(),
  keys: z.object({
    p256dh: base64url(65).refine((text) => text.startsWith('B'), 'This key is not an uncompressed point.'),
    auth: base64url(16),
  }),
});

/** Taking back needs the address alone; an unknown one is none to take back. */
export const unsubscribeInput = z.object({
  endpoint: z.string().min(1).max(MAX_ENDPOINT).meta(names('browser', 'harmless')),
});
