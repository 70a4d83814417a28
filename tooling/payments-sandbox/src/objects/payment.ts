import type { TestCard } from '../cards';
import type { Charge, Invoice, PaymentIntent, PaymentMethod } from '../wire';
import type { Work } from '../work';

/** The payment of a finalized invoice; it also saves the card for later charges. */
export function newPaymentIntent(work: Work, invoice: Invoice, created: number): PaymentIntent {
  const id = work.newId('pi');
  const intent: PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: invoice.amount_due,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${work.secret(25)}`,
    confirmation_method: 'automatic',
    created,
    currency: invoice.currency,
    customer: invoice.customer,
    customer_account: null,
    description:
      invoice.billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: { enabled: false },
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: 'off_session',
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
  work.state.paymentIntents[id] = intent;
  return intent;
}

type NewMethod = {
  card: Pick<TestCard, 'number' | 'brand'>;
  expiry: { month: number; year: number };
  created: number;
  billing: { name: string | null; email: string | null };
};

/** A card as it is remembered: never its number, only the last four digits. */
export function newPaymentMethod(work: Work, { card, expiry, created, billing }: NewMethod): PaymentMethod {
  const method: PaymentMethod = {
    id: work.newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: { address: emptyAddress(), ...billing, phone: null, tax_id: null },
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: card.brand,
      exp_month: expiry.month,
      exp_year: expiry.year,
      fingerprint: work.secret(16),
      funding: 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
  work.state.paymentMethods[method.id] = method;
  return method;
}

type NewCharge = {
  intent: PaymentIntent;
  method: PaymentMethod;
  created: number;
  failure: { code: string; declineCode: string; message: string } | null;
};

/** One try to take the money, successful or not. */
export function newCharge(work: Work, { intent, method, created, failure }: NewCharge): Charge {
  const id = work.newId('ch');
  const paid = failure === null;
  const charge: Charge = {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: structuredClone(method.billing_details),
    calculated_statement_descriptor: 'SANDBOX',
    captured: paid,
    created,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: {
      advice_code: paid ? null : 'try_again_later',
      network_advice_code: null,
      network_decline_code: null,
      network_status: paid ? 'approved_by_network' : 'declined_by_network',
      reason: failure?.declineCode ?? null,
      risk_level: 'normal',
      risk_score: 10,
      seller_message: paid
        ? 'Payment complete.'
        : 'The bank did not return any further details with this decline.',
      type: paid ? 'authorized' : 'issuer_declined',
    },
    paid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { card: cardDetails(method), type: 'card' },
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: paid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  };
  work.state.charges[id] = charge;
  return charge;
}

type CardDetails = NonNullable<NonNullable<Charge['payment_method_details']>['card']>;

function cardDetails({ card }: PaymentMethod): CardDetails {
  return {
    amount_authorized: null,
    authorization_code: null,
    brand: card?.brand ?? null,
    checks: structuredClone(card?.checks ?? null),
    country: 'US',
    electronic_commerce_indicator: null,
    exp_month: card?.exp_month ?? 12,
    exp_year: card?.exp_year ?? 2099,
    fingerprint: card?.fingerprint ?? null,
    funding: 'credit',
    installments: null,
    last4: card?.last4 ?? null,
    mandate: null,
    network: card?.brand ?? null,
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  };
}

function emptyAddress() {
  return { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };
}
