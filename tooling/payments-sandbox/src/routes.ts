import * as calls from './calls';

interface Route {
  run: (call: calls.Call) => object;
  /** Its parameters, and how they must look. Any other is refused: Stripe would miss or refuse it too. */
  takes: Record<string, RegExp>;
  /** A browser's call, which holds no secret key: a payment's client secret lets it in. */
  isPublic?: boolean;
}

const ANY = /^/;
const COUNT = /^\d{1,9}$/;
const TRUE = /^true$/;
const SECRET = { client_secret: ANY };

/** Every call that the product makes, with every parameter that it sends. Nothing else exists here. */
const ROUTES: Record<string, Route> = {
  'POST customers': {
    run: calls.createCustomer,
    takes: { email: ANY, name: ANY, 'metadata[familyId]': ANY },
  },
  'DELETE customers/{id}': { run: calls.deleteCustomer, takes: {} },
  'GET prices': { run: calls.listPrices, takes: { 'lookup_keys[0]': ANY, active: TRUE } },
  'POST prices': {
    run: calls.createPrice,
    takes: {
      currency: /^[a-z]{3}$/,
      unit_amount: COUNT,
      'recurring[interval]': /^month$/,
      'recurring[interval_count]': /^([1-9]|[12]\d|3[0-6])$/,
      lookup_key: ANY,
      transfer_lookup_key: TRUE,
      'product_data[name]': ANY,
      'product_data[metadata][plan]': ANY,
      'metadata[plan]': ANY,
    },
  },
  'POST subscriptions': {
    run: calls.createSubscription,
    takes: {
      customer: ANY,
      'items[0][price]': ANY,
      payment_behavior: /^default_incomplete$/,
      'payment_settings[payment_method_types][0]': /^card$/,
      'payment_settings[save_default_payment_method]': /^on_subscription$/,
      'metadata[plan]': ANY,
      'expand[0]': /^latest_invoice\.(confirmation_secret|payments)$/,
      'expand[1]': /^latest_invoice\.(confirmation_secret|payments)$/,
    },
  },
  'GET subscriptions': {
    run: calls.listSubscriptions,
    takes: { customer: ANY, status: /^all$/, limit: /^100$/ },
  },
  'GET subscriptions/{id}': { run: calls.retrieveSubscription, takes: {} },
  'POST subscriptions/{id}': {
    run: calls.updateSubscription,
    takes: { cancel_at_period_end: /^(true|false)$/, cancel_at: /^$/ },
  },
  'DELETE subscriptions/{id}': { run: calls.cancelSubscription, takes: { prorate: TRUE, invoice_now: TRUE } },
  'GET payment_intents/{id}': { run: calls.retrievePaymentIntent, takes: SECRET, isPublic: true },
  'POST payment_intents/{id}/confirm': {
    run: calls.confirmPaymentIntent,
    takes: {
      ...SECRET,
      payment_method: /^pm_card_/,
      'payment_method_data[type]': /^card$/,
      // Looked at and forgotten. The rest of the card is the form's to check: any will do, as with Stripe's test cards.
      'payment_method_data[card][number]': /^\d{12,19}$/,
      'payment_method_data[card][exp_month]': COUNT,
      'payment_method_data[card][exp_year]': COUNT,
      'payment_method_data[card][cvc]': COUNT,
      'payment_method_data[billing_details][name]': ANY,
    },
    isPublic: true,
  },
  'POST payment_intents/{id}/authenticate': {
    run: calls.authenticatePaymentIntent,
    takes: { ...SECRET, outcome: /^(succeeded|failed)$/ },
    isPublic: true,
  },
};

/** @param path below `v1/` */
export function findRoute(method: string, path: string): { route: Route; id: string } | null {
  const [noun, id, ...verb] = path.split('/');
  const pattern = [noun, ...(id === undefined ? [] : ['{id}']), ...verb].join('/');
  const key = `${method} ${pattern}`;
  return Object.hasOwn(ROUTES, key) ? { route: ROUTES[key]!, id: id ?? '' } : null;
}
