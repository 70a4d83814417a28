import { appRouter } from '@herohood/api/root';
import { describedProcedures } from '../../src/http/rest-rows';
import type { Caller } from '../contract/matrix-callers';
import { withOwnIds } from '../contract/matrix-cases';
import type { IdsFor } from '../contract/matrix-ids';
import {
  type Document,
  documentedOperations,
  type Field,
  type Filled,
  type Operation,
  trpcOperations,
} from '../contract/matrix-operations';
import { type InputSchema, sampleOf, withoutNull } from '../contract/matrix-samples';

/** One place of a call's input where something hostile can stand. */
export interface Spot {
  in: keyof Filled;
  /** From the field's name inwards. */
  path: (string | number)[];
  schema: InputSchema;
}

/** A call as it goes out. */
export interface Sent {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
}

/** Every call there is: the operations of the document, and all procedures of the router over tRPC. */
export function allOperations(document: Document): Operation[] {
  return [...documentedOperations(document), ...trpcOperations(describedProcedures(appRouter))];
}

/** What a call takes when nobody means harm: its sample, with ids of the caller's own. */
export const harmless = (operation: Operation, caller: Caller, idsFor: IdsFor): Filled =>
  withOwnIds({ operation, caller, idsFor }, operation.sample);

/** Every place of a call's input, those inside of lists and objects included. */
export function spotsOf({ fields }: Operation): Spot[] {
  return fields.flatMap((field) => [
    { in: field.in, path: [field.name], schema: field.schema },
    ...innerSpots(field, [field.name], field.schema),
  ]);
}

function innerSpots(field: Field, path: Spot['path'], schema: InputSchema): Spot[] {
  if (field.in !== 'body') return [];
  const { properties = {}, items, additionalProperties, propertyNames } = withoutNull(schema);
  const value = typeof additionalProperties === 'object' ? additionalProperties : undefined;
  const inner: [string | number, InputSchema | undefined][] = [
    ...Object.entries(properties),
    [0, items],
    [KEY, propertyNames || value ? (value ?? {}) : undefined],
  ];
  return inner.flatMap(([step, found]) =>
    found
      ? [{ in: field.in, path: [...path, step], schema: found }, ...innerSpots(field, [...path, step], found)]
      : [],
  );
}

/** Stands for a key that the caller chooses. */
const KEY = '6f0e6a52-1f0b-4a3e-9d53-0d3c1f9b7a11';
/** Stands for a value whose JSON text is put in afterwards. */
const HOLE = '@hole of the fuzz@';

/** The JSON text of a body in which `json` stands in one place. */
export function bodyWith(body: Record<string, unknown>, { path, schema }: Spot, json: string): string {
  const filled = structuredClone(body);
  const [name = '', ...rest] = path;
  if (rest.length > 0) filled[String(name)] = containerOf(filled[String(name)], schema, rest);
  else filled[String(name)] = HOLE;
  // A function, because a text's dollar signs would mean something.
  return JSON.stringify(filled).replace(JSON.stringify(HOLE), () => json);
}

function containerOf(sample: unknown, schema: InputSchema, [step, ...rest]: Spot['path']): unknown {
  if (step === undefined) return HOLE;
  if (typeof step === 'number') return [containerOf(undefined, schema, rest)];
  const base = typeof sample === 'object' && sample !== null && !Array.isArray(sample) ? sample : {};
  const inner: unknown = Reflect.get(base, step);
  return { ...base, [step]: containerOf(inner, schema, rest) };
}

/** Puts a call together. `json`: the body's text instead of what is filled in; `address`: encoded parts of the address. */
export function sendable(
  operation: Operation,
  filled: Filled,
  change: { json?: string; address?: Record<string, string> } = {},
): Sent {
  const { method, isTrpc, bodyType } = operation;
  const { json, address = {} } = change;
  const encoded = (name: string, value: unknown) => address[name] ?? encodeURIComponent(String(value));
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name) => encoded(name, filled.path[name]));
  const body = json ?? JSON.stringify(filled.body);
  const query =
    isTrpc && method === 'GET'
      ? [`input=${encodeURIComponent(body.isWellFormed() ? body : '"\\ud800"')}`]
      : Object.entries({ ...filled.query, ...onlyOf(operation, address, 'query') }).map(
          ([name, value]) => `${name}=${encoded(name, value)}`,
        );
  const hasBody = method !== 'GET' && !bodyType && (isTrpc || json !== undefined || body !== '{}');
  return {
    method,
    url: query.length > 0 ? `${path}?${query.join('&')}` : path,
    headers: hasBody ? { 'content-type': 'application/json' } : bodyType ? { 'content-type': bodyType } : {},
    ...(hasBody ? { payload: body } : {}),
  };
}

/** Of parts of an address, those that stand behind its question mark. */
function onlyOf({ fields }: Operation, address: Record<string, string>, place: 'query') {
  const names = fields.filter((field) => field.in === place).map(({ name }) => name);
  return Object.fromEntries(Object.entries(address).filter(([name]) => names.includes(name)));
}

/** Values at the edges of what a field's schema allows, and one step beyond. */
export function edgesOf(schema: InputSchema): unknown[] {
  const one = withoutNull(schema) as InputSchema &
    Partial<Record<'maximum' | 'maxLength' | 'maxItems', number>>;
  const { minimum, maximum, minLength, maxLength, maxItems } = one;
  const numbers = [minimum, maximum].flatMap((edge) =>
    edge === undefined ? [] : [edge - 1, edge - 0.5, edge, edge + 0.5, edge + 1],
  );
  const lengths = [minLength, maxLength].flatMap((edge) =>
    edge === undefined || edge > 1e6 ? [] : [Math.max(0, edge - 1), edge, edge + 1],
  );
  const lists = maxItems === undefined ? [] : [maxItems, maxItems + 1];
  return [
    ...numbers,
    ...lengths.flatMap((length) => ['x'.repeat(length), '漢'.repeat(length), '1'.repeat(length)]),
    ...lists.map((length) => Array(length).fill(sampleOrNull(one.items))),
  ];
}

function sampleOrNull(schema: InputSchema | undefined): unknown {
  try {
    return schema ? sampleOf(schema, 'an item') : null;
  } catch {
    return null;
  }
}
