import type { Run } from './calls/call';
import * as catalogue from './calls/catalogue';
import * as customers from './calls/customers';
import * as events from './calls/events';
import * as invoices from './calls/invoices';
import * as intents from './calls/payment-intents';
import * as methods from './calls/payment-methods';
import * as subscriptions from './calls/subscriptions';
import * as clocks from './calls/test-clocks';

type Route = { run: Run; isPublic: boolean };

const CLOCKS = 'test_helpers/test_clocks';

/** Every call that the sandbox answers. Nothing else exists: Stripe's other calls are unrecognized. */
const ROUTES: Record<string, Run> = {
  'POST customers': customers.createCustomer,
  'GET customers': customers.listCustomers,
  'GET customers/search': customers.searchCustomers,
  'GET customers/{id}': customers.retrieveCustomer,
  'POST customers/{id}': customers.updateCustomer,
  'DELETE customers/{id}': customers.deleteCustomer,
  'POST products': catalogue.createProduct,
  'GET products': catalogue.listProducts,
  'GET products/{id}': catalogue.retrieveProduct,
  'POST products/{id}': catalogue.updateProduct,
  'POST prices': catalogue.createPrice,
  'GET prices': catalogue.listPrices,
  'GET prices/{id}': catalogue.retrievePrice,
  'POST prices/{id}': catalogue.updatePrice,
  'POST subscriptions': subscriptions.createSubscription,
  'GET subscriptions': subscriptions.listSubscriptions,
  'GET subscriptions/{id}': subscriptions.retrieveSubscription,
  'POST subscriptions/{id}': subscriptions.updateSubscription,
  'DELETE subscriptions/{id}': subscriptions.cancelSubscription,
  'GET invoices': invoices.listInvoices,
  'GET invoices/{id}': invoices.retrieveInvoice,
  'GET invoice_payments': invoices.listInvoicePayments,
  'GET payment_intents': intents.listPaymentIntents,
  'GET payment_intents/{id}': intents.retrievePaymentIntent,
  'POST payment_intents/{id}/confirm': intents.confirmPaymentIntent,
  'POST payment_intents/{id}/cancel': intents.cancelPaymentIntent,
  'POST payment_intents/{id}/authenticate': intents.authenticatePaymentIntent,
  'GET charges/{id}': intents.retrieveCharge,
  'POST payment_methods': methods.createPaymentMethod,
  'GET payment_methods': methods.listPaymentMethods,
  'GET payment_methods/{id}': methods.retrievePaymentMethod,
  'GET events': events.listEvents,
  'GET events/{id}': events.retrieveEvent,
  [`POST ${CLOCKS}`]: clocks.createTestClock,
  [`GET ${CLOCKS}`]: clocks.listTestClocks,
  [`GET ${CLOCKS}/{id}`]: clocks.retrieveTestClock,
  [`POST ${CLOCKS}/{id}/advance`]: clocks.advanceTestClock,
};

/** The calls of a browser, which holds no secret key: a payment's client secret lets it in. */
const PUBLIC = new Set([
  'GET payment_intents/{id}',
  'POST payment_intents/{id}/confirm',
  'POST payment_intents/{id}/authenticate',
]);

/** @param path below `v1/`, without slashes around it */
export function findRoute(method: string, path: string): (Route & { id: string }) | undefined {
  const exact = `${method} ${path}`;
  const run = Object.hasOwn(ROUTES, exact) ? ROUTES[exact] : undefined;
  if (run !== undefined && !path.includes('{')) return { run, isPublic: false, id: '' };
  const parts = path.split('/');
  for (let place = 1; place < parts.length; place += 1) {
    const pattern = `${method} ${parts.with(place, '{id}').join('/')}`;
    const found = Object.hasOwn(ROUTES, pattern) ? ROUTES[pattern] : undefined;
    if (found !== undefined) {
      return { run: found, isPublic: PUBLIC.has(pattern), id: decoded(parts[place] ?? '') };
    }
  }
  return undefined;
}

/** A malformed id is an unknown one. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
