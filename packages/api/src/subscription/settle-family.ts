import { findFamilyById, lockFamily } from '@herohood/db/family/queries';
import {
  findFamilyByCustomer,
  isEventHandled,
  listFamiliesEndedBetween,
  noteEvent,
  saveSubscriptionState,
  takeSubscriptionTicket,
} from '@herohood/db/subscription/queries';
import type { AuditArgs } from '@herohood/domain/family/audit';
import { hasPaidAccess } from '@herohood/domain/subscription/access';
import {
  decideSubscriptionState,
  type SubscriptionState,
} from '@herohood/domain/subscription/subscription-state';
import { DAY_MS } from '@herohood/domain/time/durations';
import { act } from '../act';
import { changedFields } from '../changed-fields';
import type { Actor, PaymentEvent, Ports } from '../context';

type Scope = Pick<Ports, 'db' | 'now' | 'live' | 'payments' | 'log'> & { actor: Actor };

/**
 * Brings a family's row in line with what the payment provider says now (rules: payments): the only writer of paid
 * access. Safe to run at any time, twice, and on several servers: of two answers the one that was asked for later
 * stays. A change reaches every device and the audit list.
 */
export async function settleFamily(ctx: Scope): Promise<void> {
  const { familyId } = ctx.actor;
  const { stripeCustomerId } = await findFamilyById(ctx.db, familyId);
  if (!stripeCustomerId) return;
  // Before the question is asked: its answer is then at least as new as its number says.
  const ticket = await takeSubscriptionTicket(ctx.db);
  const subscriptions = await ctx.payments.subscriptionsOf(stripeCustomerId);

  await act(ctx, async (tx, unit) => {
    const before = await lockFamily(tx, familyId);
    const decision = decideSubscriptionState(subscriptions, before);
    const { state } = decision;
    if (!(await saveSubscriptionState(tx, { familyId, ticket }, state ?? {}))) return;
    if (state && changedFields(before, state)) {
      unit.event({ type: 'updated', entity: 'subscription', childId: 'all' });
      unit.audit({ act: 'subscription.changed', args: changeOf(state, ctx.now()) });
    }
    // One that still runs charges nothing before its period ends, and the next round tries again.
    for (const id of decision.superfluous) unit.after(() => ctx.payments.endNow(id));
  });
}

function changeOf(state: SubscriptionState, now: Date): AuditArgs['subscription.changed'] {
  const until = state.subscriptionEndDate.toISOString();
  const plan = state.subscriptionPlan;
  const isPaid = hasPaidAccess({ ...state, trialEndsAt: null, createdAt: now }, now);
  if (!isPaid) return { what: 'ended', plan, until };
  return { what: state.subscriptionStatus === 'active' ? 'paid' : 'running out', plan, until };
}

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

/** The provider tries a failed renewal for about two weeks; nothing changes by itself after that. */
const LOOK_BACK_MS = 21 * DAY_MS;

/** The repeating job that asks after renewals whose webhook did not come. */
export const settleEndedJob = { name: 'payments-settle', everyMs: 3_600_000 } as const;

/**
 * Asks the provider about every family whose paid period ended lately: a renewal whose webhook was lost counts
 * after an hour at most. One family that cannot be asked about does not keep the others from it. The number of
 * families that were settled.
 */
export async function settleEnded(
  ports: Pick<Ports, 'db' | 'now' | 'live' | 'payments' | 'log'>,
  { isStopping = () => false }: { isStopping?: () => boolean } = {},
): Promise<number> {
  const now = ports.now();
  const period = { from: new Date(now.getTime() - LOOK_BACK_MS), to: now };
  let settled = 0;
  for (const { id: familyId } of await listFamiliesEndedBetween(ports.db, period)) {
    if (isStopping()) break;
    try {
      await settleFamily({ ...ports, actor: { kind: 'system', id: null, name: 'Payments', familyId } });
      settled += 1;
    } catch (err) {
      ports.log.warn({ err, familyId }, 'the payment provider could not be asked about a family');
    }
  }
  return settled;
}
