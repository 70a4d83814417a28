import { ERROR_STATUS, type ErrorCode } from '@herohood/domain/errors';
import { type JsonSchema, pathNames, type ServedRow } from './rest-rows';

const ERROR = { $ref: '#/components/responses/Error' };

/** What one row of the REST contract looks like in the OpenAPI document. */
export function describeRow(served: ServedRow): object {
  const { name, row, who, callers, output } = served;
  const statuses = [row.status ?? 200, ...(row.alsoStatus ? [row.alsoStatus] : [])];
  const answer = row.alsoStatus === 204 ? withoutNull(output) : output;
  const success = statuses.map((status) => [String(status), describeSuccess(status, answer)]);
  const refusals = [...new Set(refusalsOf(served).map((code) => ERROR_STATUS[code]))].sort((a, b) => a - b);
  return {
    operationId: name,
    summary: row.summary,
    tags: [name.split('.')[0]],
    security: (who ?? []).map((role) => ({ [`${role}Session`]: [] })),
    'x-callers': callers,
    ...describeInput(served),
    responses: {
      ...Object.fromEntries(success),
      ...Object.fromEntries(refusals.map((status) => [String(status), ERROR])),
      default: ERROR,
    },
  };
}

function describeSuccess(status: number, output: JsonSchema | null): object {
  if (status === 204) return { description: 'Done; no body' };
  const description = status === 201 ? 'Created' : 'Done';
  return { description, content: { 'application/json': { schema: output ?? {} } } };
}

/** What is answered where nothing is a status of its own. */
function withoutNull(output: JsonSchema | null): JsonSchema | null {
  return output?.anyOf?.find(({ type }) => type !== 'null') ?? output;
}

function describeInput({ row, input }: ServedRow): object {
  if (!input) return {};
  const inPath = new Set(pathNames(row.path));
  const entries = Object.entries(input.properties);
  const isQuery = row.method === 'GET';
  const parameters = entries
    .filter(([name]) => inPath.has(name) || isQuery)
    .map(([name, schema]) => ({
      name,
      in: inPath.has(name) ? 'path' : 'query',
      required: inPath.has(name) || input.required.includes(name),
      schema,
    }));
  const body = entries.filter(([name]) => !inPath.has(name) && !isQuery);
  if (body.length === 0) return { parameters };
  const required = input.required.filter((name) => !inPath.has(name));
  const schema = { type: 'object', properties: Object.fromEntries(body), required };
  return {
    parameters,
    requestBody: { required: required.length > 0, content: { 'application/json': { schema } } },
  };
}

/** The refusals that follow from who may call and what the call takes, and those that its row names. */
function refusalsOf({ row, who, input, withoutPremium }: ServedRow): ErrorCode[] {
  const codes: ErrorCode[] = [...(row.refusals ?? [])];
  if (row.method !== 'GET') codes.push('FOREIGN_ORIGIN');
  if (who) codes.push('UNAUTHORIZED', 'FORBIDDEN');
  if (who?.includes('parent') && !withoutPremium) codes.push('PREMIUM_REQUIRED');
  if (input) codes.push('BAD_REQUEST');
  if (pathNames(row.path).length > 0) codes.push('NOT_FOUND');
  return codes;
}
