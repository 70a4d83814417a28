import { ApiError } from './errors';
import type { State } from './state';

/** Stripe counts every step of a path, `data` and fields of plain objects too. */
const DEEPEST = 4;

type Node = Record<string, unknown>;

/** What an object shows only when it is asked for. */
const ON_DEMAND: Record<string, Record<string, (state: State, node: Node) => unknown>> = {
  invoice: {
    payments: (state, { id }) => {
      const data = Object.values(state.invoicePayments).filter(({ invoice }) => invoice === id);
      return { object: 'list', data, has_more: false, url: `/v1/invoice_payments?invoice=${id}` };
    },
    confirmation_secret: (state, { id, status }) => {
      const payment = Object.values(state.invoicePayments).find(
        (one) => one.invoice === id && one.status === 'open',
      );
      const intent = state.paymentIntents[payment?.payment.payment_intent ?? ''];
      const isOpen = status === 'open' && intent?.client_secret != null;
      return isOpen ? { client_secret: intent.client_secret, type: 'payment_intent' } : null;
    },
  },
  customer: {
    subscriptions: (state, { id }) => {
      const data = Object.values(state.subscriptions).filter(
        ({ customer, status }) => customer === id && status !== 'canceled' && status !== 'incomplete_expired',
      );
      return { object: 'list', data, has_more: false, url: `/v1/customers/${id}/subscriptions` };
    },
  },
};

/** Fields that hold an id which may be replaced by its object, and where the object is found. */
const BY_ID: Record<string, (state: State, id: string) => unknown> = {
  customer: ({ customers }, id) => customers[id] ?? { id, object: 'customer', deleted: true },
  charge: ({ charges }, id) => charges[id],
  default_payment_method: ({ paymentMethods }, id) => paymentMethods[id],
  default_price: ({ prices }, id) => prices[id],
  invoice: ({ invoices }, id) => invoices[id],
  latest_charge: ({ charges }, id) => charges[id],
  latest_invoice: ({ invoices }, id) => invoices[id],
  payment_intent: ({ paymentIntents }, id) => paymentIntents[id],
  payment_method: ({ paymentMethods }, id) => paymentMethods[id],
  price: ({ prices }, id) => prices[id],
  product: ({ products }, id) => products[id],
  subscription: ({ subscriptions }, id) => subscriptions[id],
  test_clock: ({ testClocks }, id) => testClocks[id],
};

/**
 * Copies an answer and lays the objects into it that the caller asked for.
 *
 * @param paths e.g. 'latest_invoice.confirmation_secret', 'data.customer' in a list
 * @throws ApiError for a path that is too deep or leads nowhere
 */
export function expandAnswer(state: State, answer: object, paths: string[]): object {
  const copy = structuredClone(answer) as Node;
  for (const path of paths) {
    const steps = path.split('.');
    if (steps.length > DEEPEST) {
      throw refusal(`You cannot expand more than ${DEEPEST} levels of a property. Property: ${path}`);
    }
    walk({ state, path }, copy, steps);
  }
  return copy;
}

type Context = { state: State; path: string };

function walk(context: Context, node: unknown, steps: string[]): void {
  const [step, ...rest] = steps;
  if (step === undefined || node === null) return;
  if (Array.isArray(node)) {
    for (const item of node) walk(context, item, steps);
    return;
  }
  if (typeof node !== 'object') throw cannotExpand(context.path);
  const target = node as Node;
  const onDemand = own(own(ON_DEMAND, String(target.object)), step);
  if (onDemand !== undefined && !Object.hasOwn(target, step)) {
    target[step] = structuredClone(onDemand(context.state, target));
  }
  const value = own(target, step);
  if (typeof value === 'string') {
    const found = own(BY_ID, step)?.(context.state, value);
    if (found === undefined) throw cannotExpand(context.path);
    target[step] = structuredClone(found);
  } else if (value === undefined || (rest.length === 0 && !isExpanded(value) && onDemand === undefined)) {
    throw cannotExpand(context.path);
  }
  walk(context, target[step], rest);
}

/** A field of one's own: 'constructor' and its like are nobody's. */
function own<T>(record: Record<string, T> | undefined, key: string): T | undefined {
  return record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;
}

/** Nothing to expand is no mistake (null), neither is what another path expanded already. */
function isExpanded(value: unknown): boolean {
  return value === null || (typeof value === 'object' && 'object' in value);
}

function cannotExpand(path: string): ApiError {
  return refusal(
    `This property cannot be expanded (${path}). You may want to try expanding a different property, or check the object's documentation.`,
  );
}

function refusal(message: string): ApiError {
  return new ApiError(400, { type: 'invalid_request_error', message });
}
