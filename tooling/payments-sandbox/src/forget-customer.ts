import type { Event } from './wire';
import type { Work } from './work';

/** Fields that say who a customer is, wherever an object carries them. */
const PERSONAL = new Set([
  'email',
  'name',
  'phone',
  'customer_email',
  'customer_name',
  'customer_phone',
  'receipt_email',
]);

/**
 * Takes who a deleted customer was out of all that stays of them: e-mails, names, phone numbers and metadata of their
 * objects and events. Saved answers go: nobody asks again for a customer that is gone.
 */
export function forgetCustomer({ state }: Work, customerId: string): void {
  const isAbout = (value: object) => JSON.stringify(value).includes(`"${customerId}"`);
  const { subscriptions, invoices, paymentIntents, paymentMethods, charges } = state;
  for (const objects of [subscriptions, invoices, paymentIntents, paymentMethods, charges]) {
    for (const object of Object.values(objects).filter(isAbout)) Object.assign(object, anonymous(object));
  }
  // Events and answers are shared with the state before this call: they are replaced, never changed.
  for (const event of Object.values(state.events).filter(isAbout)) {
    const request = event.request && { ...event.request, idempotency_key: null };
    state.events[event.id] = { ...anonymous(event), request } as Event;
  }
  for (const [key, answer] of Object.entries(state.answers)) {
    if (isAbout(answer.body)) delete state.answers[key];
  }
}

function anonymous<T extends object>(object: T): T {
  return JSON.parse(JSON.stringify(object), (key, value) => {
    if (PERSONAL.has(key)) return null;
    return key === 'metadata' ? {} : value;
  });
}
