import type { LogPort } from '@herohood/api/context';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { type CountStore, limiterSettings } from './call-limits';
import { openRedis, type RedisAddress } from './redis';

/** A count is worth waiting for only briefly: without an answer memory counts. */
const COMMAND_TIMEOUT_MS = 300;

/** All counts in Redis, shared by all servers. */
export function redisCounts(address: RedisAddress, log: LogPort): CountStore {
  const options = {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: COMMAND_TIMEOUT_MS,
    keyPrefix: 'herohood:',
  };
  const client = openRedis(address, options, log);
  return {
    limiterFor: (limit, insurance) =>
      new RateLimiterRedis({
        ...limiterSettings(limit),
        ...insurance,
        storeClient: client,
        rejectIfRedisNotReady: true,
        // Whoever is above the limit is refused from memory: a flood costs Redis nothing.
        inMemoryBlockOnConsumed: limit.calls + 1,
      }),
    close: async () => client.disconnect(),
  };
}
