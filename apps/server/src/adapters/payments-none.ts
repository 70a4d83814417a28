import type { PaymentsPort } from '@herohood/api/context';

const refuse = () => Promise.reject(new Error('Nobody is billed here.'));

/**
 * Payments where nobody is billed. Acts that begin or change one are refused before they come here; what looks after
 * old ones finds none.
 */
export const noPayments: PaymentsPort = {
  checkout: { mode: 'sandbox', publishableKey: null },
  createCustomer: refuse,
  startSubscription: refuse,
  findPayment: async () => null,
  subscriptionsOf: async () => [],
  cancelAtPeriodEnd: refuse,
  keepRunning: refuse,
  endNow: async () => {},
  removeCustomer: async () => {},
  readEvent: async () => null,
};
