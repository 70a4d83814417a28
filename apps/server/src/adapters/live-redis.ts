import type { LogPort } from '@herohood/api/context';
import { Redis } from 'ioredis';
import type { OpenLiveLink } from './live';
import { redisOutage } from './outage';

const CHANNEL = 'herohood:live';

/** News over Redis publish/subscribe. A subscribed connection can say nothing else, hence two. */
export function redisLiveLink(url: string, log: LogPort): OpenLiveLink {
  return async ({ onMessage, onGap }) => {
    // Without Redis a publication fails at once instead of piling up: old news is worth nothing.
    const publisher = new Redis(url, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      lazyConnect: true,
    });
    const subscriber = new Redis(url, { maxRetriesPerRequest: null, lazyConnect: true });
    const outage = redisOutage(log);
    for (const client of [publisher, subscriber]) {
      client.on('error', outage.begin);
      client.on('ready', outage.end);
    }
    let isFirst = true;
    subscriber.on('message', (_channel: string, message: string) => onMessage(message));
    subscriber.on('ready', () => {
      // The driver subscribes again by itself after this event.
      if (!isFirst) onGap();
      isFirst = false;
    });
    await Promise.all([publisher.connect(), subscriber.connect()]);
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
