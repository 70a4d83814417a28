import { handlePaymentEvent } from '../../src/subscription/settle-family';
import { customerOf } from '../testing/fake-provider';
import { type Act, open, provider, type Turn } from './acts-play';
import type { World } from './acts-world';

const PLANS = ['monthly', 'monthly', 'quarterly'] as const;

/** One of the newest four subscriptions that the family has with the provider. */
function orderOf({ world, b }: Turn) {
  const orders = world.ports.payments.orders.filter(
    ({ customerId }) => customerId === customerOf(world.familyId),
  );
  return orders.at(-1 - (b % Math.min(4, orders.length || 1)));
}

/** The provider has something to tell; whether and when it arrives is another act's choice. */
function tell(world: World, type: string): void {
  const customerId = customerOf(world.familyId);
  world.news.push({ id: `evt_${customerId}_${world.news.length}`, type, customerId });
}

/** What parents do about the plan, and what the provider does meanwhile. */
export const PAYMENT_ACTS = {
  'subscription.create': {
    ...open(
      async ({ call, of }) => ({
        id: (await call.subscription.create({ planId: of(PLANS) })).paymentIntentId,
      }),
      'payments',
    ),
    // It first finds out what became of the payments before it.
    mayLeave: ['families', 'payments', 'sync_events', 'audit_entries'],
  },
  'subscription.complete': open(async ({ call, one, world, by }) => {
    const paymentIntentId = one('payments');
    const payer = await world.browsers[by].context().sessions.parent();
    const answer = await call.subscription.complete({ paymentIntentId });
    const order = world.ports.payments.orders.find(({ intentId }) => intentId === paymentIntentId);
    const isPaid = order && order.status !== 'incomplete' && order.status !== 'expired';
    const isOwn = order?.customerId === customerOf(payer?.family.id ?? '');
    if (!isOwn || !isPaid) throw new Error("A payment counted that was not made, or another family's.");
    return answer;
  }),
  'subscription.cancel': {
    ...open(({ call }) => call.subscription.cancel()),
    // It finds out what was paid, too.
    mayLeave: ['families', 'sync_events', 'audit_entries'],
  },
  'subscription.resume': {
    ...open(({ call }) => call.subscription.resume()),
    mayLeave: ['families', 'sync_events', 'audit_entries'],
  },
  'provider pays': provider((turn) => {
    const order = orderOf(turn);
    if (order?.status !== 'incomplete') return;
    turn.world.ports.payments.pay(order.intentId);
    tell(turn.world, 'invoice.paid');
  }),
  /** At a period's end: the next one is paid or not, or what was cancelled ends. */
  'provider renews': provider((turn) => {
    const { world, of, now } = turn;
    const order = orderOf(turn);
    if (!order || (order.status !== 'paid' && order.status !== 'unpaid')) return;
    if (now.getTime() < order.periodEnd.getTime()) return;
    if (order.endsAt) world.ports.payments.lapse(order.id);
    else world.ports.payments.renew(order.id, of([true, false]));
    tell(world, 'customer.subscription.updated');
  }),
  'provider gives up': provider((turn) => {
    const order = orderOf(turn);
    if (order?.status !== 'unpaid') return;
    turn.world.ports.payments.lapse(order.id);
    tell(turn.world, 'customer.subscription.deleted');
  }),
  /** Late, twice, in any order, or of no matter at all. */
  'provider sends news': provider(async ({ world, b, n }) => {
    const { news, ports } = world;
    const foreign = { id: `evt_foreign_${n}`, type: 'invoice.paid', customerId: 'cus_nobody' };
    const event = news.at(-1 - (b % Math.min(4, news.length || 1))) ?? foreign;
    const isNew = event !== foreign && !world.delivered.has(event.id);
    await handlePaymentEvent(ports, event);
    world.delivered.add(event.id);
    return { isSettled: isNew };
  }),
  'provider is down or up': provider(({ world, of }) => {
    world.ports.payments.isDown = of([false, false, false, true]);
  }),
  'provider owes or not': provider(({ world, of }) => {
    world.ports.payments.hasCredit = of([false, false, true]);
  }),
} satisfies Record<string, Act>;
