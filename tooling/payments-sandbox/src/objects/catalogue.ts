import type { Plan, Price, Product } from '../wire';
import type { Work } from '../work';

type NewProduct = {
  id?: string | undefined;
  name: string;
  description: string | null;
  metadata: Product['metadata'];
};

export function newProduct(work: Work, { id, ...input }: NewProduct & { created: number }): Product {
  const product: Product = {
    id: id ?? work.newId('prod'),
    object: 'product',
    active: true,
    default_price: null,
    images: [],
    livemode: false,
    marketing_features: [],
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: input.created,
    url: null,
    ...input,
  };
  work.state.products[product.id] = product;
  return product;
}

type NewPrice = Pick<
  Price,
  'active' | 'created' | 'currency' | 'lookup_key' | 'metadata' | 'nickname' | 'product'
> & {
  unit_amount: number;
  recurring: { interval: string; interval_count: number } | null;
};

export function newPrice(work: Work, input: NewPrice): Price {
  const { recurring } = input;
  const price: Price = {
    id: work.newId('price'),
    object: 'price',
    billing_scheme: 'per_unit',
    custom_unit_amount: null,
    livemode: false,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: recurring === null ? 'one_time' : 'recurring',
    unit_amount_decimal: String(input.unit_amount),
    ...input,
    recurring: recurring && { ...recurring, meter: null, trial_period_days: null, usage_type: 'licensed' },
  };
  work.state.prices[price.id] = price;
  return price;
}

/** The older name of a recurring price, which subscription items still carry. */
export function planOf(price: Price): Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}
