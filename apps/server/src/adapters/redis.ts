import type { LogPort } from '@herohood/api/context';
import { Redis, type RedisOptions } from 'ioredis';
import { redisOutage } from './outage';

/** An address, or one that Sentinels are asked for: `url` then says only how to sign in at the master `name`. */
export type RedisAddress =
  | string
  | { url: string; name: string; sentinels: { host: string; port: number }[] };

/** Opens a connection whose outages the log hears of. */
export function openRedis(address: RedisAddress, options: RedisOptions, log: LogPort): Redis {
  const { url, ...sentinel } = typeof address === 'string' ? { url: address } : address;
  const client = new Redis(url, { ...options, ...sentinel });
  const outage = redisOutage(log);
  client.on('error', outage.begin);
  client.on('ready', outage.end);
  return client;
}

/**
 * Waits for the first answer of a connection. A wrong password or a closed port shows there only as 'Connection is closed.':
 * what Redis or the system said before is passed on as the cause.
 */
export async function firstAnswer<T>(client: Redis, ask: () => Promise<T>): Promise<T> {
  let told: unknown;
  const hear = (error: unknown) => {
    told = error;
  };
  client.on('error', hear);
  try {
    return await ask();
  } catch (error) {
    throw told instanceof Error ? new Error('Redis cannot be used', { cause: told }) : error;
  } finally {
    client.off('error', hear);
  }
}

/** The rule by which a full Redis throws keys away; null where it does not say. */
export async function evictionPolicy(client: Redis): Promise<string | null> {
  const facts = await client.info('memory');
  return /^maxmemory_policy:(\S+)/m.exec(facts)?.[1] ?? null;
}
