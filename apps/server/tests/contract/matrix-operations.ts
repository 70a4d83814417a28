import type { CallerKind, DescribedProcedure } from '../../src/http/rest-rows';
import { exampleOf, type InputSchema, sampleOf, withoutNull } from './matrix-samples';

/** What a call takes, filled in. */
export interface Filled {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body: Record<string, unknown>;
}

/** A field that names something by its id. */
export interface IdPlace {
  in: keyof Filled;
  name: string;
  isRequired: boolean;
  /** What it can name; the id may be any of these kinds. */
  entities: string[];
  strangers: 'refused' | 'invalid' | 'harmless';
  /** Where every family has the same ones: one of them. */
  example: unknown;
  /** The field's value when it names this id: the id itself, a list of it, or an object with it as a key or in a field. */
  value(id: string): unknown;
}

/** One call, with all that is needed to try it in anybody's name. */
export interface Operation {
  /** E.g. `PATCH /api/rewards/{id}`, or `tRPC push.publicKey`. */
  name: string;
  method: string;
  /** With `{id}` for path parameters; under /trpc the whole input goes as one. */
  path: string;
  isTrpc: boolean;
  callers: CallerKind[];
  sessions: ('parent' | 'child')[];
  /** A valid input but for the ids, which `places` name. */
  sample: Filled;
  places: IdPlace[];
  /** All that it takes, ids included. */
  fields: Field[];
  /** Media type of a body that is no JSON. */
  bodyType: string | undefined;
  /** The answer never ends. */
  isStream: boolean;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: InputSchema;
}
export interface DocumentedOperation {
  operationId: string;
  security?: Record<string, unknown>[];
  'x-callers'?: CallerKind[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema?: InputSchema }> };
  responses: Record<string, { content?: Record<string, unknown> }>;
}
export interface Document {
  paths: Record<string, Record<string, DocumentedOperation>>;
}

/** One thing that a call takes. */
export interface Field {
  in: keyof Filled;
  name: string;
  isRequired: boolean;
  schema: InputSchema;
}

/**
 * Every operation of an OpenAPI document.
 *
 * @throws for an operation that does not say who may call it, what an id of it names, or what a field may be
 */
export function documentedOperations(document: Document): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => readOperation(method.toUpperCase(), path, operation)),
  );
}

function readOperation(method: string, path: string, documented: DocumentedOperation): Operation {
  const name = `${method} ${path}`;
  const content = documented.requestBody?.content ?? {};
  const { properties = {}, required = [] } = content['application/json']?.schema ?? {};
  const fields: Field[] = [
    ...(documented.parameters ?? [])
      .filter((parameter) => parameter.in === 'path' || parameter.in === 'query')
      .map((parameter) => ({
        in: parameter.in as 'path' | 'query',
        name: parameter.name,
        isRequired: parameter.required ?? false,
        schema: parameter.schema,
      })),
    ...bodyFields(properties, required),
  ];
  return {
    name,
    method,
    path,
    isTrpc: false,
    callers: documented['x-callers'] ?? [],
    sessions: (documented.security ?? []).flatMap((each) =>
      Object.keys(each).map((key) => (key === 'parentSession' ? 'parent' : 'child')),
    ),
    bodyType: content['application/json'] ? undefined : Object.keys(content)[0],
    isStream: Object.values(documented.responses).some((answer) => answer.content?.['text/event-stream']),
    ...readFields(name, fields, documented['x-callers']),
  };
}

/** Procedures of the router that are no operation of the document: the apps call them over tRPC alone. */
export function trpcOperations(procedures: readonly DescribedProcedure[]): Operation[] {
  return procedures.map(({ name: procedure, procedure: { _def }, callers, who, input }) => {
    const name = `tRPC ${procedure}`;
    const fields = bodyFields(
      (input?.properties ?? {}) as Record<string, InputSchema>,
      input?.required ?? [],
    );
    return {
      name,
      method: _def.type === 'query' ? 'GET' : 'POST',
      path: `/trpc/${procedure}`,
      isTrpc: true,
      callers,
      sessions: [...(who ?? [])],
      bodyType: undefined,
      isStream: false,
      ...readFields(name, fields, callers),
    };
  });
}

const bodyFields = (properties: Record<string, InputSchema>, required: string[]): Field[] =>
  Object.entries(properties).map(([name, schema]) => ({
    in: 'body',
    name,
    isRequired: required.includes(name),
    schema,
  }));

function readFields(name: string, fields: Field[], callers: CallerKind[] | undefined) {
  if (!callers?.length) throw new Error(`${name}: the document does not say who may call it (x-callers).`);
  const places = fields.flatMap((field) => placeOf(name, field) ?? []);
  const isPlace = (field: Field) =>
    places.some((place) => place.in === field.in && place.name === field.name);
  const sample: Filled = { path: {}, query: {}, body: {} };
  const fill = (field: Field) => {
    sample[field.in][field.name] = sampleOf(field.schema, `${name}: field '${field.name}'`);
  };
  const others = fields.filter((field) => !isPlace(field));
  for (const field of others) if (field.isRequired || exampleOf(field.schema) !== undefined) fill(field);
  // A change that changes nothing proves little.
  const first = others.find((field) => field.in === 'body' && Object.keys(field.schema).length > 0);
  const isChange = name.startsWith('PATCH') || name.startsWith('PUT');
  if (isChange && first && Object.keys(sample.body).length === 0) fill(first);
  return { sample, places, fields };
}

/** Names that only ids have, so that a field which forgot to say what it names is found. */
const ID_NAME = /^id$|Ids?$|Url$|Recording$/;

const entityOf = (schema: InputSchema) => withoutNull(schema)['x-entity'];

function placeOf(operation: string, { schema, ...field }: Field): IdPlace | null {
  const one = withoutNull(schema);
  const [inner = '', within] = Object.entries(one.properties ?? {}).find(([, each]) => entityOf(each)) ?? [];
  const forms: [InputSchema | undefined, (id: string) => unknown][] = [
    [schema, (id) => id],
    [one, (id) => id],
    [one.items, (id) => [id]],
    [within && withoutNull(within), (id) => ({ [inner]: id })],
    [one.propertyNames, (id) => ({ [id]: sampleOf(one.additionalProperties as InputSchema, operation) })],
  ];
  const form = forms.find(([each]) => each?.['x-entity']);
  if (!form?.[0]?.['x-entity']) {
    const isMap = one.propertyNames !== undefined || typeof one.additionalProperties === 'object';
    const takesAnything = Object.keys(schema).length === 0 && field.in === 'body';
    const isClosed = one.enum || one.const !== undefined || one.properties || one.type === 'boolean';
    const isHidden = JSON.stringify(schema).includes('x-entity');
    const isSuspect = field.in === 'path' || isMap || isHidden || (ID_NAME.test(field.name) && !isClosed);
    if (isSuspect && !takesAnything) {
      throw new Error(
        `${operation}: field '${field.name}' takes an id, but the document does not say of what (x-entity), or says it too deep inside. ` +
          `Declare it with idOf(…) or .meta(names(…)) of domain/fields.`,
      );
    }
    return null;
  }
  const [{ 'x-entity': entities, 'x-strangers': strangers = 'refused' }, value] = form;
  return { ...field, entities, strangers, value, example: exampleOf(schema) };
}
