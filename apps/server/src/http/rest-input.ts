import { requestRefusal } from '@herohood/api/refusals';
import { plainDigits } from '@herohood/domain/digits';
import type { FastifyRequest } from 'fastify';
import type { JsonSchema } from './openapi-shapes';
import type { InputSchema } from './rest-rows';

interface BodyRules {
  /** A body that is null is null in every field that must be there. */
  mayBeNull?: boolean | undefined;
}

/** How a text of the address becomes the value that the call's schema wants. */
type Kind = 'number' | 'boolean' | 'list';

/** Reads path, query and body of a request into the one object that the procedure takes. */
export type InputReader = (request: FastifyRequest) => Record<string, unknown>;

/**
 * Prepares the reader of a row. Numbers, booleans and lists in the address are recognized by the schema; a text
 * that is neither stays as it is, so that the schema itself explains what is wrong.
 *
 * @throws (the reader) DomainError BAD_REQUEST when the body is no JSON object.
 */
export function inputReader(schema: InputSchema, { mayBeNull }: BodyRules = {}): InputReader {
  const kinds = new Map<string, Kind>();
  for (const [name, property] of Object.entries(schema.properties)) {
    const kind = kindOf(property);
    if (kind) kinds.set(name, kind);
  }
  const read = (texts: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, convert(text, kinds.get(name))]));

  const nothing = Object.fromEntries(schema.required.map((name) => [name, null]));
  return ({ query, body, params }) => ({
    ...read(query as Record<string, unknown>),
    ...(mayBeNull && body === null ? nothing : requireObject(body)),
    // Last: nothing in a body may point the call at another thing than its address names.
    ...read(params as Record<string, unknown>),
  });
}

function requireObject(body: unknown): object {
  if (body === undefined || body === null) return {};
  if (typeof body === 'object' && !Array.isArray(body)) return body;
  throw requestRefusal('BAD_REQUEST', 'wantsObject');
}

function kindOf(schema: JsonSchema): Kind | undefined {
  const options = schema.anyOf ?? schema.oneOf;
  if (options) {
    const kinds = options.flatMap((option) => (typeof option === 'object' ? [kindOf(option)] : []));
    return kinds.find((kind) => kind !== undefined);
  }
  const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  if (values.length > 0) return values.every((value) => typeof value === 'number') ? 'number' : undefined;
  const types: readonly string[] = [schema.type ?? []].flat();
  if (types.includes('number') || types.includes('integer')) return 'number';
  if (types.includes('boolean')) return 'boolean';
  return types.includes('array') ? 'list' : undefined;
}

function convert(text: unknown, kind: Kind | undefined): unknown {
  if (kind === 'list') return Array.isArray(text) ? text : [text];
  if (typeof text !== 'string') return text;
  const plain = plainDigits(text);
  if (kind === 'number' && /^-?\d{1,15}(\.\d{1,15})?$/.test(plain)) return Number(plain);
  if (kind === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}
