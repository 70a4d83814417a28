import * as z from 'zod';
import { endSubscription } from '../billing/subscriptions';
import { invalidRequest } from '../errors';
import { emit } from '../events';
import { forgetCustomer } from '../forget-customer';
import { listObjects } from '../list-objects';
import { newCustomer } from '../objects/customer';
import { listParams, mergeMetadata, metadata, params, readParams, text } from '../params';
import type { Customer } from '../wire';
import { DEFAULT_CLOCK, timeOf, timeOfClock, type Work } from '../work';
import { type Call, find } from './call';

const details = {
  email: text.optional(),
  name: text.optional(),
  description: text.optional(),
  phone: text.optional(),
  metadata: metadata.optional(),
  invoice_settings: z.strictObject({ default_payment_method: text.optional() }).optional(),
};
const CreateParams = params({ ...details, test_clock: text.optional() });
const UpdateParams = params(details);
const ListParams = listParams({ email: text.optional(), test_clock: text.optional() });
const SearchParams = params({ query: text, limit: text.optional(), page: text.optional() });

export function createCustomer({ work, form }: Call): Customer {
  const input = readParams(CreateParams, form);
  // Who lives by the default clock has none of their own, as Stripe shows it.
  const clock = input.test_clock === DEFAULT_CLOCK ? null : (input.test_clock ?? null);
  if (clock !== null)
    find({ all: work.state.testClocks, noun: 'billing clock', id: clock, param: 'test_clock' });
  const created = timeOfClock(work, clock);
  const customer = newCustomer(work, {
    email: input.email || null,
    name: input.name || null,
    description: input.description || null,
    phone: input.phone || null,
    metadata: mergeMetadata({}, input.metadata),
    test_clock: clock,
    created,
  });
  setDefaultMethod(work, customer, input.invoice_settings?.default_payment_method);
  emit(work, 'customer.created', { object: customer, at: created });
  return customer;
}

export function updateCustomer({ work, id, form }: Call): Customer {
  const input = readParams(UpdateParams, form);
  const customer = findCustomer(work, id);
  const before = structuredClone(customer);
  for (const key of ['email', 'name', 'description', 'phone'] as const) {
    const value = input[key];
    if (value !== undefined) customer[key] = value || null;
  }
  customer.metadata = mergeMetadata(customer.metadata, input.metadata);
  setDefaultMethod(work, customer, input.invoice_settings?.default_payment_method);
  emit(work, 'customer.updated', { object: customer, at: timeOf(work, customer), before });
  return customer;
}

function setDefaultMethod({ state }: Work, customer: Customer, id: string | undefined): void {
  if (id === undefined) return;
  const param = 'invoice_settings[default_payment_method]';
  const method = id === '' ? null : find({ all: state.paymentMethods, noun: 'PaymentMethod', id, param });
  if (method !== null && method.customer !== customer.id) throw notAttached(id, param);
  customer.invoice_settings.default_payment_method = method?.id ?? null;
}

export function notAttached(id: string, param: string): Error {
  return invalidRequest(
    `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
    { code: 'resource_missing', param },
  );
}

/** A deleted customer still answers, with nothing but that. */
export function retrieveCustomer({ work, id, form }: Call): object {
  readParams(params({}), form);
  if (work.state.deletedCustomers.includes(id)) return { id, object: 'customer', deleted: true };
  return findCustomer(work, id);
}

/** Ends what the customer still has, and forgets who they were; their invoices and payments stay without a name. */
export function deleteCustomer({ work, id, form }: Call): object {
  readParams(params({}), form);
  const customer = findCustomer(work, id);
  const at = timeOf(work, customer);
  for (const subscription of Object.values(work.state.subscriptions)) {
    const isOver = ['canceled', 'incomplete_expired'].includes(subscription.status);
    if (subscription.customer !== id || isOver) continue;
    endSubscription(work, subscription, { at, reason: 'cancellation_requested' });
  }
  delete work.state.customers[id];
  work.state.deletedCustomers.push(id);
  emit(work, 'customer.deleted', { object: customer, at });
  forgetCustomer(work, id);
  return { id, object: 'customer', deleted: true };
}

export function listCustomers({ work, form }: Call): object {
  const page = readParams(ListParams, form);
  const all = Object.values(work.state.customers).filter(
    ({ email, test_clock }) =>
      (page.email === undefined || email === page.email) &&
      (page.test_clock === undefined || (test_clock ?? DEFAULT_CLOCK) === page.test_clock),
  );
  return listObjects({ all, page, url: '/v1/customers' });
}

/** Stripe's search language as far as equalities go: `metadata['key']:'value' AND email:'x'`. */
export function searchCustomers({ work, form }: Call): object {
  const { query } = readParams(SearchParams, form);
  const clauses = query.split(/\s+AND\s+/i).map(readClause);
  const data = Object.values(work.state.customers)
    .filter((customer) => clauses.every((matches) => matches(customer)))
    .reverse();
  return { object: 'search_result', data, has_more: false, next_page: null, url: '/v1/customers/search' };
}

function readClause(clause: string): (customer: Customer) => boolean {
  const match = /^\s*(?:metadata\[(["'])(.+?)\1\]|(email|name))\s*:\s*(["'])(.*?)\4\s*$/.exec(clause);
  if (match === null) {
    throw invalidRequest(`The payments sandbox cannot search for: ${clause}`, { param: 'query' });
  }
  const [, , key, field, , value] = match;
  if (key !== undefined) return (customer) => customer.metadata[key] === value;
  return (customer) => (field === 'email' ? customer.email : customer.name) === value;
}

/** @param param where the id stood; left out: in the path */
export function findCustomer(work: Work, id: string, param?: string): Customer {
  return find({ all: work.state.customers, noun: 'customer', id, ...(param === undefined ? {} : { param }) });
}
