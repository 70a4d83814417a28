import { findFamilyByCustomer, isEventHandled, noteEvent } from '@herohood/db/subscription/queries';
import type { PaymentEvent, Ports } from '../context';
import { settleFamily } from './settle-family';

/** Kinds of events after which a subscription may be in another state. */
const RELEVANT = /^(customer\.subscription\.|invoice\.|payment_intent\.(succeeded|payment_failed))/;

/**
 * Takes one webhook event of the payment provider (rules: payments). An event is only a hint that something changed:
 * what holds is asked for anew, so events may come twice, late, and in any order. Rejects when the provider or the
 * database does not answer; it then sends the event again.
 */
export async function handlePaymentEvent(
  ports: Pick<Ports, 'db' | 'now' | 'live' | 'payments' | 'log'>,
  event: PaymentEvent,
): Promise<void> {
  if (await isEventHandled(ports.db, event.id)) return;
  if (event.customerId && RELEVANT.test(event.type)) {
    const family = await findFamilyByCustomer(ports.db, event.customerId);
    if (family) {
      const actor = { kind: 'system', id: null, name: 'Payments', familyId: family.id } as const;
      await settleFamily({ ...ports, actor });
    }
  }
  await noteEvent(ports.db, { id: event.id, type: event.type, handledAt: ports.now() });
}
