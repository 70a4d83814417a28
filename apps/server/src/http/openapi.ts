import { ERROR_STATUS } from '@herohood/domain/errors';
import { version } from '../version';
import { describeCallers, describeRow, TAGS } from './openapi-operation';
import { OTHER_OPERATIONS } from './openapi-other';
import { REFUSAL_RESPONSES } from './openapi-refusals';
import { collectShapes, SHAPE, type Shapes } from './openapi-shapes';
import type { ServedRow } from './rest-rows';

const ERROR_SCHEMA = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string', description: 'A sentence for a person' },
    code: { type: 'string', enum: Object.keys(ERROR_STATUS) },
    emergencyMode: { const: true },
    featureDisabled: { const: true },
    retryAfter: { type: 'integer', description: 'Whole seconds' },
    availableAt: { type: 'string', format: 'date-time', description: 'From when on a reward can be claimed' },
    issues: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

type Paths = Record<string, Record<string, object>>;

/** What calls and fields say of themselves to our tests alone. */
const MARKS = ['x-callers', 'x-entity', 'x-strangers'];

const INTRODUCTION = [
  'A family habit game: heroes do missions, parents approve.',
  'Every refusal has the same body, `Error`: `code` is for programs, `message` for a person in their language.',
  'Times are instants in UTC, days are those of the family’s time zone. Ids are opaque.',
].join(' ');

const SESSION =
  'The call that signs in sets the cookie (`HttpOnly`, `SameSite=Lax`, over https `Secure`); send it with every call. A browser must call from ' +
  'the server’s own origin: what changes something is refused with 403 `FOREIGN_ORIGIN` when `Origin` or `Sec-Fetch-Site` names ' +
  'another website. Programs send neither. Where a browser has both sessions, the header `x-herohood-role` (`parent` or `child`) says who calls.';

interface Site {
  /** Where people reach this server. */
  publicOrigin?: string;
  /** Whom they may write to. */
  supportEmail?: string | undefined;
}

/** An OpenAPI 3.1 document of every REST call, made from the same metadata that serves them. */
export function openApiDocument(rows: readonly ServedRow[], site: Site = {}) {
  const shapes = collectShapes();
  const paths = pathsOf(rows, shapes);
  return without(MARKS, { ...head(site), paths, components: componentsWith(shapes.all()) });
}

/**
 * The same with what each id names, who may call and what a stranger may do: tests make their cases of that. Each schema
 * stands where it is used, whole.
 */
export function markedApiDocument(rows: readonly ServedRow[]) {
  const whole = { ofAnswer: <T>(part: T) => part, ofInput: <T>(part: T) => part };
  return without([SHAPE], { ...head({}), paths: pathsOf(rows, whole), components: componentsWith({}) });
}

function without<T>(keys: readonly string[], document: T): T {
  const text = JSON.stringify(document, (key, value) => (keys.includes(key) ? undefined : value));
  return JSON.parse(text) as T;
}

function pathsOf(rows: readonly ServedRow[], shapes: Pick<Shapes, 'ofAnswer' | 'ofInput'>): Paths {
  const paths: Paths = {};
  for (const served of rows) addOperation(paths, served.row, describeRow(served, shapes));
  for (const { operation, ...place } of OTHER_OPERATIONS) {
    const description = describeCallers(operation['x-callers']);
    addOperation(paths, place, { ...operation, description });
  }
  return paths;
}

const head = ({ publicOrigin, supportEmail }: Site) => ({
  openapi: '3.1.0',
  info: {
    title: 'Herohood',
    version,
    description: INTRODUCTION,
    license: { name: 'MIT', identifier: 'MIT' },
    contact: { name: 'Whoever runs this server', ...(supportEmail && { email: supportEmail }) },
  },
  servers: [
    ...(publicOrigin ? [{ url: publicOrigin, description: 'This server' }] : []),
    { url: '/', description: 'The server that this document comes from' },
  ],
  tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
});

const componentsWith = (schemas: Record<string, object>) => ({
  schemas: { ...schemas, Error: ERROR_SCHEMA },
  responses: REFUSAL_RESPONSES,
  securitySchemes: {
    parentSession: {
      type: 'apiKey',
      in: 'cookie',
      name: 'parent_session',
      description: `A parent or helper. ${SESSION}`,
    },
    childSession: { type: 'apiKey', in: 'cookie', name: 'child_session', description: `A hero. ${SESSION}` },
  },
});

export type OpenApiDocument = ReturnType<typeof openApiDocument>;

function addOperation(
  paths: Paths,
  { method, path }: { method: string; path: string },
  operation: object,
): void {
  const item = paths[path] ?? {};
  paths[path] = item;
  item[method.toLowerCase()] = operation;
}
