import { API_VERSION, type Event } from './wire';
import type { Work } from './work';

type Input = {
  object: object;
  /** When it happened, by the clock of whom it happened to; seconds. */
  at: number;
  /** For 'updated': the object as it was, so that the event can say what changed. */
  before?: object;
};

/** Notes that something happened, with the object as it is now, and puts the news on its way to the webhook. */
export function emit(work: Work, type: string, { object, at, before }: Input): void {
  const { state, request, nowSeconds } = work;
  const event: Event = {
    id: work.newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: at,
    data: {
      object: structuredClone(object),
      ...(before === undefined ? {} : { previous_attributes: changedFrom(before, object) }),
    },
    livemode: false,
    pending_webhooks: 1,
    request: { id: request.id, idempotency_key: request.idempotencyKey },
    type,
  };
  state.events[event.id] = event;
  state.deliveries.push({
    eventId: event.id,
    createdAt: nowSeconds,
    attempts: 0,
    nextAttemptAt: nowSeconds,
  });
}

/** The old values of the fields that changed. */
function changedFrom(before: object, after: object): object {
  const now = after as Record<string, unknown>;
  const changed = Object.entries(before).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(now[key]),
  );
  return structuredClone(Object.fromEntries(changed));
}
