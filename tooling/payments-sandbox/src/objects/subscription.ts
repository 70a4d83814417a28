import { nextBoundary } from '../calendar';
import type { Customer, Price, Subscription, SubscriptionItem } from '../wire';
import type { Work } from '../work';
import { planOf } from './catalogue';

type Input = {
  customer: Customer;
  items: { price: Price; quantity: number }[];
  created: number;
  metadata: Subscription['metadata'];
  description: string | null;
  defaultPaymentMethod: string | null;
  saveDefaultPaymentMethod: string | null;
};

/** A subscription before its first payment. */
export function newSubscription(work: Work, input: Input): Subscription {
  const { customer, created, metadata, description } = input;
  const id = work.newId('sub');
  const items = input.items.map((item) => newItem(work, { ...item, subscription: id, created }));
  const subscription: Subscription = {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: created,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created,
    currency: input.items[0]!.price.currency,
    customer: customer.id,
    customer_account: null,
    days_until_due: null,
    default_payment_method: input.defaultPaymentMethod,
    default_source: null,
    default_tax_rates: [],
    description,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: items,
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: { enabled: false },
    metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: input.saveDefaultPaymentMethod,
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: created,
    status: 'incomplete',
    test_clock: customer.test_clock ?? null,
    transfer_data: null,
    trial_end: null,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: null,
  };
  work.state.subscriptions[id] = subscription;
  return subscription;
}

type NewItem = { price: Price; quantity: number; subscription: string; created: number };

function newItem(work: Work, { price, quantity, subscription, created }: NewItem): SubscriptionItem {
  return {
    id: work.newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created,
    current_period_end: nextBoundary(created, recurringOf(price), created),
    current_period_start: created,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price: structuredClone(price),
    quantity,
    subscription,
    tax_rates: [],
  };
}

/** How often a subscription's price comes round; only recurring prices get into a subscription. */
export function recurringOf(price: Price): NonNullable<Price['recurring']> {
  if (price.recurring === null) throw new Error(`${price.id} is not recurring`);
  return price.recurring;
}

/** The item that decides a subscription's periods. All items share one interval, as Stripe requires. */
export function mainItem(subscription: Subscription): SubscriptionItem {
  return subscription.items.data[0]!;
}
