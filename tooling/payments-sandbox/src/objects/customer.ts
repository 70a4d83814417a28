import type { Customer } from '../wire';
import type { Work } from '../work';

type Input = Pick<Customer, 'email' | 'description' | 'metadata'> & {
  name: string | null;
  phone: string | null;
  test_clock: string | null;
  created: number;
};

export function newCustomer(work: Work, input: Input): Customer {
  const customer: Customer = {
    id: work.newId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    discount: null,
    invoice_prefix: work.secret(8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    next_invoice_sequence: 1,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    ...input,
  };
  work.state.customers[customer.id] = customer;
  return customer;
}
