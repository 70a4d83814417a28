import type { Delivery, State } from './state';
import type { Event } from './wire';

const MINUTE = 60;
const HOUR = 3600;

/** Pauses before the next try, the last one again and again. */
const DELAYS_SECONDS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR];
const GIVE_UP_SECONDS = 3 * 24 * HOUR;

/** Delivered events beyond these are forgotten, oldest first: the state is written whole at every change. */
const KEPT_EVENTS = 1000;

/** The oldest event whose turn it is. */
export function nextDelivery(state: State, nowSeconds: number): Event | undefined {
  const due = state.deliveries.find(({ nextAttemptAt }) => nextAttemptAt <= nowSeconds);
  return due === undefined ? undefined : state.events[due.eventId];
}

type Tried = { eventId: string; isDelivered: boolean; nowSeconds: number };

/** Writes down what a try came to. @returns false when the event is given up */
export function noteDelivery(state: State, { eventId, isDelivered, nowSeconds }: Tried): boolean {
  const delivery = state.deliveries.find((one) => one.eventId === eventId);
  if (delivery === undefined) return true;
  const isGivenUp = !isDelivered && nowSeconds - delivery.createdAt >= GIVE_UP_SECONDS;
  if (isDelivered || isGivenUp) {
    state.deliveries = state.deliveries.filter((one) => one !== delivery);
    const event = state.events[eventId];
    // A copy: drafts share their events.
    if (event !== undefined && isDelivered) state.events[eventId] = { ...event, pending_webhooks: 0 };
    forgetOldEvents(state);
  } else {
    postpone(delivery, nowSeconds);
  }
  return !isGivenUp;
}

function postpone(delivery: Delivery, nowSeconds: number): void {
  delivery.nextAttemptAt = nowSeconds + (DELAYS_SECONDS[delivery.attempts] ?? DELAYS_SECONDS.at(-1)!);
  delivery.attempts += 1;
}

function forgetOldEvents(state: State): void {
  const ids = Object.keys(state.events);
  if (ids.length <= KEPT_EVENTS) return;
  const pending = new Set(state.deliveries.map(({ eventId }) => eventId));
  for (const id of ids.slice(0, ids.length - KEPT_EVENTS)) {
    if (!pending.has(id)) delete state.events[id];
  }
}
