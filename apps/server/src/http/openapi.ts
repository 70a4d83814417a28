import { ERROR_STATUS } from '@herohood/domain/errors';
import { version } from '../version';
import { describeRow } from './openapi-operation';
import { OTHER_OPERATIONS } from './openapi-other';
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

/** What fields say of themselves to our tests alone. */
const MARKS = ['x-entity', 'x-strangers'];

interface DocumentOptions {
  /** Keep what each id names, and what a stranger may do with it: tests make their cases of that. */
  hasMarks?: boolean;
}

/** An OpenAPI 3.1 document of every REST call, made from the same metadata that serves them. */
export function openApiDocument(rows: readonly ServedRow[], { hasMarks = false }: DocumentOptions = {}) {
  const document = describeAll(rows);
  return hasMarks ? document : withoutMarks(document);
}

function withoutMarks<T>(document: T): T {
  const text = JSON.stringify(document, (key, value) => (MARKS.includes(key) ? undefined : value));
  return JSON.parse(text) as T;
}

function describeAll(rows: readonly ServedRow[]) {
  const paths: Paths = {};
  for (const served of rows) addOperation(paths, served.row, describeRow(served));
  for (const { operation, ...place } of OTHER_OPERATIONS) addOperation(paths, place, operation);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Herohood',
      version,
      description:
        'A family habit game: heroes do missions, parents approve. Sessions are cookies; every refusal has the same body.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Error: ERROR_SCHEMA },
      responses: {
        Error: {
          description: 'A refusal or a fault',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      },
      securitySchemes: {
        parentSession: { type: 'apiKey', in: 'cookie', name: 'parent_session' },
        childSession: { type: 'apiKey', in: 'cookie', name: 'child_session' },
      },
    },
  };
}

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
