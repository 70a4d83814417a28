import * as z from 'zod';
import { invalidRequest } from '../errors';
import { listObjects } from '../list-objects';
import { newPrice, newProduct } from '../objects/catalogue';
import {
  flag,
  integer,
  list,
  listParams,
  mergeMetadata,
  metadata,
  params,
  readParams,
  text,
} from '../params';
import type { Price, Product } from '../wire';
import { timeOfClock, type Work } from '../work';
import { type Call, find } from './call';

const amount = integer.refine((cents) => cents >= 0);
const recurring = z.strictObject({
  interval: z.enum(['day', 'week', 'month', 'year']),
  interval_count: integer.refine((count) => count >= 1 && count <= 36).default(1),
});
const currency = z.string().regex(/^[a-zA-Z]{3}$/);

/** A price that is given with the subscription instead of by its id. */
export const priceData = z.strictObject({
  currency,
  product: text,
  recurring,
  unit_amount: amount,
});

const productId = z.string().regex(/^[a-zA-Z0-9][\w-]{0,99}$/);

const NewProduct = params({
  id: productId.optional(),
  name: text.min(1),
  description: text.optional(),
  metadata: metadata.optional(),
});
const ProductChange = params({
  name: text.min(1).optional(),
  description: text.optional(),
  active: flag.optional(),
  metadata: metadata.optional(),
});
const NewPrice = params({
  currency,
  unit_amount: amount,
  product: text.optional(),
  product_data: z
    .strictObject({ id: productId.optional(), name: text.min(1), metadata: metadata.optional() })
    .optional(),
  recurring: recurring.optional(),
  lookup_key: text.optional(),
  transfer_lookup_key: flag.optional(),
  nickname: text.optional(),
  metadata: metadata.optional(),
});
const PriceChange = params({
  active: flag.optional(),
  nickname: text.optional(),
  lookup_key: text.optional(),
  transfer_lookup_key: flag.optional(),
  metadata: metadata.optional(),
});

export function createProduct({ work, form }: Call): Product {
  const { id, name, description, metadata: given } = readParams(NewProduct, form);
  return addProduct(work, { id, name, description: description || null, metadata: mergeMetadata({}, given) });
}

type Added = {
  id: string | undefined;
  name: string;
  description: string | null;
  metadata: Product['metadata'];
};

function addProduct(work: Work, product: Added): Product {
  if (product.id !== undefined && Object.hasOwn(work.state.products, product.id)) {
    throw invalidRequest('Product already exists.', { code: 'resource_already_exists', param: 'id' });
  }
  return newProduct(work, { ...product, created: timeOfClock(work, null) });
}

export function updateProduct({ work, id, form }: Call): Product {
  const input = readParams(ProductChange, form);
  const product = find({ all: work.state.products, noun: 'product', id });
  if (input.name !== undefined) product.name = input.name;
  if (input.description !== undefined) product.description = input.description || null;
  if (input.active !== undefined) product.active = input.active;
  product.metadata = mergeMetadata(product.metadata, input.metadata);
  product.updated = timeOfClock(work, null);
  return product;
}

export function retrieveProduct({ work, id, form }: Call): Product {
  readParams(params({}), form);
  return find({ all: work.state.products, noun: 'product', id });
}

export function listProducts({ work, form }: Call): object {
  const page = readParams(listParams({ active: flag.optional(), ids: list(text).optional() }), form);
  const all = Object.values(work.state.products).filter(
    ({ id, active }) =>
      (page.active === undefined || active === page.active) &&
      (page.ids === undefined || page.ids.includes(id)),
  );
  return listObjects({ all, page, url: '/v1/products' });
}

export function createPrice({ work, form }: Call): Price {
  const input = readParams(NewPrice, form);
  if ((input.product === undefined) === (input.product_data === undefined)) {
    throw invalidRequest(
      'You must specify exactly one of `product` or `product_data` when creating a price.',
      {
        param: 'product',
      },
    );
  }
  const { product_data: data } = input;
  const product =
    data === undefined
      ? find({ all: work.state.products, noun: 'product', id: input.product ?? '', param: 'product' })
      : addProduct(work, {
          id: data.id,
          name: data.name,
          description: null,
          metadata: mergeMetadata({}, data.metadata),
        });
  const lookupKey = input.lookup_key || null;
  takeLookupKey(work, lookupKey, input.transfer_lookup_key);
  return newPrice(work, {
    active: true,
    created: timeOfClock(work, null),
    currency: input.currency.toLowerCase(),
    lookup_key: lookupKey,
    metadata: mergeMetadata({}, input.metadata),
    nickname: input.nickname || null,
    product: product.id,
    unit_amount: input.unit_amount,
    recurring: input.recurring ?? null,
  });
}

export function updatePrice({ work, id, form }: Call): Price {
  const input = readParams(PriceChange, form);
  const price = find({ all: work.state.prices, noun: 'price', id });
  if (input.lookup_key !== undefined && input.lookup_key !== price.lookup_key) {
    takeLookupKey(work, input.lookup_key || null, input.transfer_lookup_key);
    price.lookup_key = input.lookup_key || null;
  }
  if (input.active !== undefined) price.active = input.active;
  if (input.nickname !== undefined) price.nickname = input.nickname || null;
  price.metadata = mergeMetadata(price.metadata, input.metadata);
  return price;
}

/** A lookup key names one price; it moves only when it is told to. */
function takeLookupKey(work: Work, key: string | null, transfers: boolean | undefined): void {
  const holder = Object.values(work.state.prices).find(({ lookup_key }) => lookup_key === key);
  if (key === null || holder === undefined) return;
  if (transfers !== true) {
    throw invalidRequest(`A price (\`${holder.id}\`) already uses that lookup key.`, { param: 'lookup_key' });
  }
  holder.lookup_key = null;
}

export function retrievePrice({ work, id, form }: Call): Price {
  readParams(params({}), form);
  return find({ all: work.state.prices, noun: 'price', id });
}

export function listPrices({ work, form }: Call): object {
  const filters = {
    active: flag.optional(),
    lookup_keys: list(text).optional(),
    product: text.optional(),
    type: z.enum(['one_time', 'recurring']).optional(),
  };
  const page = readParams(listParams(filters), form);
  const all = Object.values(work.state.prices).filter(
    (price) =>
      (page.active === undefined || price.active === page.active) &&
      (page.lookup_keys === undefined || page.lookup_keys.includes(price.lookup_key ?? '')) &&
      (page.product === undefined || price.product === page.product) &&
      (page.type === undefined || price.type === page.type),
  );
  return listObjects({ all, page, url: '/v1/prices' });
}
