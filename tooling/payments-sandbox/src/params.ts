import * as z from 'zod';
import { type ApiError, invalidRequest } from './errors';
import type { FormTree } from './form';

/** Kinds of parameters as they stand in a form, where everything is text. An empty text unsets a value. */
export const text = z.string().max(5000);
export const integer = z
  .string()
  .regex(/^-?\d{1,15}$/, 'integer')
  .transform(Number);
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
export const metadata = z.union([
  z.literal('').transform(() => ({}) as Record<string, string>),
  z.record(z.string().max(40), z.string().max(500)),
]);

/** A list: `name[]=…` or `name[0]=…`. */
export function list<Item extends z.ZodType>(item: Item) {
  return z.preprocess((value) => {
    const isTree = typeof value === 'object' && value !== null;
    return isTree && Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : value;
  }, z.array(item).max(100));
}

/** A call's parameters; each may name what to expand in its answer. Whatever is not listed is refused. */
export function params<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject({ ...shape, expand: list(text).optional() });
}

const createdRange = z.union([
  integer.transform((at) => ({ gte: at, lte: at })),
  z.strictObject({
    gt: integer.optional(),
    gte: integer.optional(),
    lt: integer.optional(),
    lte: integer.optional(),
  }),
]);

/** The parameters of a list, with the calls' own filters. */
export function listParams<Shape extends z.ZodRawShape>(shape: Shape) {
  return params({
    ...shape,
    limit: integer.refine((limit) => limit >= 1 && limit <= 100, 'limit').default(10),
    starting_after: text.optional(),
    ending_before: text.optional(),
    created: createdRange.optional(),
  });
}

/**
 * Checks a form against a call's parameters.
 *
 * @throws ApiError in Stripe's words: missing, unknown or invalid, with the parameter's name
 */
export function readParams<Schema extends z.ZodType>(schema: Schema, form: FormTree): z.output<Schema> {
  const result = schema.safeParse(form);
  if (result.success) return result.data;
  throw refusalOf(result.error.issues[0]!, form);
}

function refusalOf(issue: z.core.$ZodIssue, form: FormTree): ApiError {
  if (issue.code === 'unrecognized_keys') {
    const param = nameOf([...issue.path, issue.keys[0]!]);
    return invalidRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = nameOf(issue.path);
  const found = valueAt(form, issue.path);
  if (found === undefined) {
    return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  const isInteger = issue.message === 'integer';
  if (isInteger) {
    return invalidRequest(`Invalid integer: ${found}`, { code: 'parameter_invalid_integer', param });
  }
  if (issue.message === 'limit') {
    return invalidRequest('This value must be between 1 and 100 (inclusive).', { param });
  }
  return invalidRequest(`Invalid ${param}`, { param });
}

function nameOf(path: readonly PropertyKey[]): string {
  const [first, ...rest] = path.map(String);
  return `${first ?? ''}${rest.map((part) => `[${part}]`).join('')}`;
}

function valueAt(form: FormTree, path: readonly PropertyKey[]): unknown {
  let value: unknown = form;
  for (const part of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<PropertyKey, unknown>)[part];
  }
  return value;
}

/** New metadata over the old: each key is set, an empty text removes it, an empty whole removes all. */
export function mergeMetadata(
  old: Record<string, string>,
  change: Record<string, string> | undefined,
): Record<string, string> {
  if (change === undefined) return old;
  if (Object.keys(change).length === 0) return {};
  return Object.fromEntries(Object.entries({ ...old, ...change }).filter(([, value]) => value !== ''));
}
