import type { PaymentsPort } from '@herohood/api/context';
import { once } from '../once';
import type { PaymentsOptions } from './payments';

/**
 * Payments whose library is loaded with the first call: it takes a start's time and memory, and most processes
 * never see a payment.
 */
export function paymentsLater(options: PaymentsOptions): PaymentsPort {
  const open = once(async () => (await import('./payments')).createPayments(options));
  return {
    checkout: options.checkout,
    createCustomer: async (customer) => (await open()).createCustomer(customer),
    startSubscription: async (start) => (await open()).startSubscription(start),
    findPayment: async (id) => (await open()).findPayment(id),
    subscriptionsOf: async (customerId) => (await open()).subscriptionsOf(customerId),
    cancelAtPeriodEnd: async (id) => (await open()).cancelAtPeriodEnd(id),
    keepRunning: async (id) => (await open()).keepRunning(id),
    endNow: async (id) => (await open()).endNow(id),
    removeCustomer: async (id) => (await open()).removeCustomer(id),
    readEvent: async (webhook) => (await open()).readEvent(webhook),
  };
}
