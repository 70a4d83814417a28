import { type EventStream, openEventStream } from '../../../apps/server/tests/testing/event-stream';
import type { Hero } from './heroes';
import { waitFor } from './wait';

/** A family's parent who listens at every server at once. */
export interface EverywhereListener {
  /** Writes at each server in turn and waits until all the others told of it. @returns the slowest, in milliseconds */
  expectHeard(): Promise<number>;
  /** Waits until every server tells of what is done by `act`. */
  expectHeardOf(act: () => Promise<unknown>): Promise<void>;
  close(): void;
}

const SYNC = 'event: sync';
/** Of another type than the clients' own, whose rows are counted. */
const BONUS = { type: 'gift', amount: 1, source: 'parent_bonus', description: 'A good day' };

/** @param urls the servers themselves, without the proxy */
export async function listenEverywhere(urls: string[], hero: Hero): Promise<EverywhereListener> {
  const cookie = hero.family.parentCookie;
  const streams = new Map<string, EventStream>();
  // As a browser does: a stream that ended, or whose server died, is opened again.
  const reopen = async () => {
    for (const url of urls) {
      if (streams.get(url)?.isOver() === false) continue;
      await waitFor('a live stream opens', async () => {
        const stream = await openEventStream(`${url}/api/sync/stream`, cookie).catch(() => null);
        if (stream?.status !== 200) return false;
        streams.set(url, stream);
        return true;
      });
    }
  };
  const heardBy = async (listeners: string[], act: () => Promise<unknown>): Promise<number> => {
    await reopen();
    const before = new Map(listeners.map((url) => [url, streams.get(url)?.count(SYNC) ?? 0]));
    await act();
    return waitFor('news reach the other servers', () =>
      listeners.every((url) => (streams.get(url)?.count(SYNC) ?? 0) > (before.get(url) ?? 0)),
    );
  };
  const write = async (url: string) => {
    const answer = await fetch(`${url}/api/children/${hero.childId}/reward-transactions`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(BONUS),
    });
    await answer.text();
    if (answer.status !== 201) throw new Error(`A write was answered with ${answer.status}.`);
  };
  return {
    expectHeard: async () => {
      let slowest = 0;
      for (const url of urls) {
        const others = urls.filter((each) => each !== url);
        slowest = Math.max(slowest, await heardBy(others, () => write(url)));
      }
      return slowest;
    },
    expectHeardOf: async (act) => {
      await heardBy(urls, act);
    },
    close: () => {
      for (const stream of streams.values()) stream.close();
    },
  };
}
