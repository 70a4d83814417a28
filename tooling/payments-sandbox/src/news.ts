import { createHmac } from 'node:crypto';
import { type News, newId, type State } from './state';

/** How long an event that was not taken waits, and how often it is tried: for three days. */
const PAUSE_SECONDS = 60;
const MAX_TRIES = 3 * 24 * 60;

/** The state that an act changes, and when it happens; in seconds. */
export interface Moment {
  state: State;
  at: number;
}

/** Notes that something happened, with the object as it is now, and puts the news on its way to the webhook. */
export function tell({ state, at }: Moment, type: string, object: object): void {
  const data = { object: structuredClone(object) };
  const event = { id: newId('evt'), object: 'event', type, created: at, data } as const;
  state.news.push({ event, tries: 0, nextTryAt: 0 });
}

type Tried = { isDelivered: boolean; at: number };

/** Writes down what a try came to. @returns false when the event is given up */
export function noteTry(state: State, news: News, { isDelivered, at }: Tried): boolean {
  // The state may have been replaced by a copy meanwhile.
  const own = state.news.find(({ event }) => event.id === news.event.id);
  if (own === undefined) return true;
  own.tries += 1;
  own.nextTryAt = at + PAUSE_SECONDS;
  const isGivenUp = !isDelivered && own.tries >= MAX_TRIES;
  if (isDelivered || isGivenUp) state.news = state.news.filter((one) => one !== own);
  return !isGivenUp;
}

type Unsigned = { payload: string; secret: string; now: Date };

/** The `Stripe-Signature` header of a webhook: the SDK's `constructEvent` accepts it for five minutes. */
export function signPayload({ payload, secret, now }: Unsigned): string {
  const at = Math.floor(now.getTime() / 1000);
  const digest = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex');
  return `t=${at},v1=${digest}`;
}
