import * as z from 'zod';
import { listObjects } from '../list-objects';
import { listParams, params, readParams, text } from '../params';
import type { Invoice } from '../wire';
import { type Call, find } from './call';

const InvoiceList = listParams({
  customer: text.optional(),
  subscription: text.optional(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
});
const PaymentList = listParams({
  invoice: text.optional(),
  payment: z.strictObject({ type: z.literal('payment_intent'), payment_intent: text.optional() }).optional(),
  status: z.enum(['open', 'paid', 'canceled']).optional(),
});

export function retrieveInvoice({ work, id, form }: Call): Invoice {
  readParams(params({}), form);
  return find({ all: work.state.invoices, noun: 'invoice', id });
}

export function listInvoices({ work, form }: Call): object {
  const page = readParams(InvoiceList, form);
  const all = Object.values(work.state.invoices).filter(
    ({ customer, parent, status }) =>
      (page.customer === undefined || customer === page.customer) &&
      (page.subscription === undefined || parent?.subscription_details?.subscription === page.subscription) &&
      (page.status === undefined || status === page.status),
  );
  return listObjects({ all, page, url: '/v1/invoices' });
}

/** The way from a payment intent to its invoice, and back. */
export function listInvoicePayments({ work, form }: Call): object {
  const page = readParams(PaymentList, form);
  const intent = page.payment?.payment_intent;
  const all = Object.values(work.state.invoicePayments).filter(
    ({ invoice, payment, status }) =>
      (page.invoice === undefined || invoice === page.invoice) &&
      (intent === undefined || payment.payment_intent === intent) &&
      (page.status === undefined || status === page.status),
  );
  return listObjects({ all, page, url: '/v1/invoice_payments' });
}
