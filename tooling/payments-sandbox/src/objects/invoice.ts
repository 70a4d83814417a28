import type { Customer, Invoice, InvoiceLine, InvoicePayment, Subscription } from '../wire';
import type { Work } from '../work';

/** One line of an invoice: an item's price for a period, or (`proration`) the credit for what is not used of it. */
export type Charged = {
  itemIndex: number;
  amount: number;
  description: string;
  period: { start: number; end: number };
  isProration: boolean;
};

type Input = {
  customer: Customer;
  subscription: Subscription;
  created: number;
  billingReason: string;
  period: { start: number; end: number };
  charged: Charged[];
};

/** An invoice as a draft. */
export function newInvoice(work: Work, input: Input): Invoice {
  const { customer, subscription, created, period, billingReason } = input;
  const id = work.newId('in');
  const total = input.charged.reduce((sum, { amount }) => sum + amount, 0);
  const invoice: Invoice = {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Payments sandbox',
    account_tax_ids: null,
    amount_due: Math.max(0, total),
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: Math.max(0, total),
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: billingReason,
    collection_method: 'charge_automatically',
    created,
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: 'list',
      data: input.charged.map((one) => newLine(work, { invoice: id, subscription, charged: one })),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: { ...subscription.metadata }, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: period.end,
    period_start: period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: customer.test_clock ?? null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  };
  work.state.invoices[id] = invoice;
  return invoice;
}

type NewLine = { invoice: string; subscription: Subscription; charged: Charged };

function newLine(work: Work, { invoice, subscription, charged }: NewLine): InvoiceLine {
  const item = subscription.items.data[charged.itemIndex]!;
  const quantity = item.quantity ?? 1;
  return {
    id: work.newId('il'),
    object: 'line_item',
    amount: charged.amount,
    currency: subscription.currency,
    description: charged.description,
    discount_amounts: [],
    discountable: !charged.isProration,
    discounts: [],
    invoice,
    livemode: false,
    metadata: { ...subscription.metadata },
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: charged.isProration,
        proration_details: charged.isProration ? { credited_items: null } : null,
        subscription: subscription.id,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
    period: charged.period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: item.price.id, product: item.price.product },
      type: 'price_details',
      unit_amount_decimal: item.price.unit_amount_decimal,
    },
    quantity,
    quantity_decimal: String(quantity),
    subscription: subscription.id,
    subtotal: charged.amount,
    taxes: [],
  };
}

/** Ties a payment intent to the invoice that it pays. */
export function newInvoicePayment(work: Work, invoice: Invoice, intentId: string): InvoicePayment {
  const payment: InvoicePayment = {
    id: work.newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: invoice.status_transitions.finalized_at ?? invoice.created,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intentId, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  };
  work.state.invoicePayments[payment.id] = payment;
  return payment;
}
