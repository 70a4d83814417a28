import type { LogPort, MediaPort } from '@herohood/api/context';
import { watchOutage } from './outage';

/** Times that the store failed since the start. */
export type MediaFailures = Record<'put' | 'get' | 'remove', number>;

/** The same store, whose failures are counted; the log has one line when it begins to fail and one when it answers again. */
export function watchMedia<Store extends MediaPort>(
  store: Store,
  log: LogPort,
): { store: Store; failures: () => MediaFailures } {
  const outage = watchOutage(log, 'The store of recordings and pictures');
  const failures: MediaFailures = { put: 0, get: 0, remove: 0 };
  const watched =
    <Values extends unknown[], Answer>(
      act: keyof MediaFailures,
      ask: (...values: Values) => Promise<Answer>,
    ) =>
    async (...values: Values): Promise<Answer> => {
      try {
        const answer = await ask(...values);
        outage.end();
        return answer;
      } catch (error) {
        failures[act] += 1;
        outage.begin(error);
        throw error;
      }
    };
  return {
    store: {
      ...store,
      put: watched('put', store.put),
      get: watched('get', store.get),
      remove: watched('remove', store.remove),
    },
    failures: () => ({ ...failures }),
  };
}
