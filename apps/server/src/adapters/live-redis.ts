import type { LogPort } from '@herohood/api/context';
import type { OpenLiveLink } from './live';
import { firstAnswer, openRedis, type RedisAddress } from './redis';

const CHANNEL = 'herohood:live';

/** News over Redis publish/subscribe. A subscribed connection can say nothing else, hence two. */
export function redisLiveLink(address: RedisAddress, log: LogPort): OpenLiveLink {
  return async ({ onMessage, onGap }) => {
    // Without Redis a publication fails at once instead of piling up: old news is worth nothing.
    const publisher = openRedis(
      address,
      { enableOfflineQueue: false, maxRetriesPerRequest: 1, lazyConnect: true },
      log,
    );
    const subscriber = openRedis(address, { maxRetriesPerRequest: null, lazyConnect: true }, log);
    let isFirst = true;
    subscriber.on('message', (_channel: string, message: string) => onMessage(message));
    subscriber.on('ready', () => {
      // The driver subscribes again by itself after this event.
      if (!isFirst) onGap();
      isFirst = false;
    });
    await Promise.all([publisher, subscriber].map((client) => firstAnswer(client, () => client.connect())));
    await subscriber.subscribe(CHANNEL);
    return {
      publish: async (message) => {
        await publisher.publish(CHANNEL, message);
      },
      close: async () => {
        publisher.disconnect();
        subscriber.disconnect();
      },
    };
  };
}
