import { findFamilyById, lockFamily } from '@herohood/db/family/queries';
import { saveSubscriptionState, takeSubscriptionTicket } from '@herohood/db/subscription/queries';
import type { AuditArgs } from '@herohood/domain/family/audit';
import { hasPaidAccess } from '@herohood/domain/subscription/access';
import {
  decideSubscriptionState,
  type SubscriptionState,
} from '@herohood/domain/subscription/subscription-state';
import { act } from '../act';
import { changedFields } from '../changed-fields';
import type { Actor, Ports } from '../context';

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
