import type { DatabaseHandle } from '@herohood/db/client';
import type { OpenLiveLink } from './live';

const CHANNEL = 'herohood_live';

/**
 * News over LISTEN/NOTIFY. The driver keeps one connection of its own for listening, opens it again when it
 * drops, and listens again.
 */
export function postgresLiveLink(sql: DatabaseHandle['sql']): OpenLiveLink {
  return async ({ onMessage, onGap }) => {
    let isFirst = true;
    const { unlisten } = await sql.listen(CHANNEL, onMessage, () => {
      if (!isFirst) onGap();
      isFirst = false;
    });
    return {
      publish: async (message) => {
        await sql.notify(CHANNEL, message);
      },
      close: async () => {
        await unlisten();
      },
    };
  };
}
