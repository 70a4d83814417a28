import { planById } from '@herohood/domain/subscription/plans';
import type { ProviderSubscription } from '@herohood/domain/subscription/subscription-state';
import { DAY_MS } from '@herohood/domain/time/durations';
import type { PaymentsPort } from '../../src/context';
import { requestRefusal } from '../../src/refusals';

interface Order extends ProviderSubscription {
  customerId: string;
  intentId: string;
}

/** The customer that this provider makes of a family. */
export const customerOf = (familyId: string) => `cus_${familyId}`;

/** A payment provider in memory, for tests of what the acts make of it. */
export interface FakeProvider extends PaymentsPort {
  orders: Order[];
  customers: Map<string, string>;
  /** The card is charged: the subscription of the payment starts for 30 days. */
  pay(paymentIntentId: string): void;
  /** Another 30 days begin, paid or not. */
  renew(subscriptionId: string, isPaid: boolean): void;
  /** What was cancelled, or not paid for too long, ends. */
  lapse(subscriptionId: string): void;
  /** What is ordered is paid by credit, at once. */
  hasCredit: boolean;
  /** No call gets through while this is set. */
  isDown: boolean;
  /** Runs when the provider has looked and before its answer arrives, once. */
  beforeAnswer: (() => Promise<void>) | null;
}

export function createFakeProvider(now: () => Date): FakeProvider {
  const orders: Order[] = [];
  const customers = new Map<string, string>();
  const orderOf = (id: string) => {
    const order = orders.find((each) => each.id === id || each.intentId === id);
    if (!order) throw new Error(`The provider knows no ${id}.`);
    return order;
  };
  const requireUp = () => {
    if (fake.isDown) throw requestRefusal('UNAVAILABLE', 'noPayments');
  };
  const end = (order: Order) => {
    if (order.status === 'ended' || order.status === 'expired') return;
    order.status = order.status === 'incomplete' ? 'expired' : 'ended';
    order.endedAt = now();
  };

  const fake: FakeProvider = {
    orders,
    customers,
    hasCredit: false,
    isDown: false,
    beforeAnswer: null,
    checkout: { mode: 'sandbox', publishableKey: null },
    createCustomer: async ({ familyId }) => {
      requireUp();
      const id = customers.get(familyId) ?? customerOf(familyId);
      customers.set(familyId, id);
      return id;
    },
    startSubscription: async ({ customerId, plan, attempt }) => {
      requireUp();
      const id = `sub_${customerId}_${plan}_${attempt}`;
      const intentId = `pi_${customerId}_${plan}_${attempt}`;
      const period = {
        createdAt: now(),
        periodStart: now(),
        periodEnd: new Date(now().getTime() + 30 * DAY_MS),
      };
      if (!orders.some((order) => order.id === id)) {
        orders.push({
          id,
          intentId,
          customerId,
          plan,
          status: 'incomplete',
          endsAt: null,
          endedAt: null,
          ...period,
        });
      }
      if (fake.hasCredit && orderOf(id).status === 'incomplete') {
        orderOf(id).status = 'paid';
        return null;
      }
      const amountCents = planById(plan).priceCents;
      return {
        subscriptionId: id,
        paymentIntentId: intentId,
        clientSecret: `${intentId}_secret`,
        amountCents,
      };
    },
    findPayment: async (paymentIntentId) => {
      requireUp();
      const order = orders.find(({ intentId }) => intentId === paymentIntentId);
      if (!order) return null;
      const isOpen = order.status === 'incomplete';
      const isPaid = !isOpen && order.status !== 'expired';
      return {
        customerId: order.customerId,
        isPaid,
        clientSecret: isOpen ? `${order.intentId}_secret` : null,
      };
    },
    subscriptionsOf: async (customerId) => {
      requireUp();
      const seen = orders.filter((order) => order.customerId === customerId).map((order) => ({ ...order }));
      seen.reverse();
      const wait = fake.beforeAnswer;
      fake.beforeAnswer = null;
      await wait?.();
      return seen;
    },
    cancelAtPeriodEnd: async (id) => {
      requireUp();
      const order = orderOf(id);
      order.endsAt = order.periodEnd;
    },
    keepRunning: async (id) => {
      requireUp();
      orderOf(id).endsAt = null;
    },
    endNow: async (id) => {
      requireUp();
      end(orderOf(id));
    },
    removeCustomer: async (customerId) => {
      requireUp();
      for (const order of orders) if (order.customerId === customerId) end(order);
    },
    readEvent: async () => null,
    pay: (intentId) => {
      const order = orderOf(intentId);
      order.status = 'paid';
      order.createdAt = now();
    },
    renew: (id, isPaid) => {
      const order = orderOf(id);
      order.periodStart = order.periodEnd;
      order.periodEnd = new Date(order.periodEnd.getTime() + 30 * DAY_MS);
      order.status = isPaid ? 'paid' : 'unpaid';
    },
    lapse: (id) => end(orderOf(id)),
  };
  return fake;
}
