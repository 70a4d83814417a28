import type { ErrorCode } from '@herohood/domain/errors';
import { refusalResponses } from './openapi-refusals';
import type { JsonSchema, Shapes } from './openapi-shapes';
import { describeCall } from './openapi-words';
import { pathNames, type ServedRow } from './rest-rows';

/** An operation's id: `missions.complete` is `missionsComplete`. With a dot each generator of clients makes another name of it. */
export const operationIdOf = (procedure: string): string =>
  procedure.replace(/\.(\w)/g, (_dot, letter: string) => letter.toUpperCase());

/** What one row of the REST contract looks like in the OpenAPI document; its named shapes go into `shapes`, if they are wanted. */
export function describeRow(served: ServedRow, shapes: Pick<Shapes, 'ofAnswer' | 'ofInput'>): object {
  const { name, row, who, callers, output, weight } = served;
  const statuses = [row.status ?? 200, ...(row.alsoStatus ? [row.alsoStatus] : [])];
  const answer = shapes.ofAnswer(row.alsoStatus === 204 ? withoutNull(output) : output);
  const success = statuses.map((status) => [String(status), describeSuccess(status, answer)]);
  return {
    operationId: operationIdOf(name),
    summary: row.summary,
    description: describeCall(callers, row, weight),
    tags: [name.split('.')[0]],
    security: (who ?? []).map((role) => ({ [`${role}Session`]: [] })),
    'x-callers': callers,
    ...shapes.ofInput(describeInput(served)),
    responses: { ...Object.fromEntries(success), ...refusalResponses(row.method, refusalsOf(served)) },
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
  const type = row.mayBeNull ? ['object', 'null'] : 'object';
  const schema = { type, properties: Object.fromEntries(body), required };
  return {
    parameters,
    requestBody: { required: required.length > 0, content: { 'application/json': { schema } } },
  };
}

/** The refusals that follow from who may call and what the call takes, and those that its row names. */
function refusalsOf({ row, who, input, withoutPremium }: ServedRow): ErrorCode[] {
  const codes: ErrorCode[] = [...(row.refusals ?? [])];
  if (who) codes.push('UNAUTHORIZED', 'FORBIDDEN');
  if (who?.includes('parent') && !withoutPremium) codes.push('PREMIUM_REQUIRED');
  if (input) codes.push('BAD_REQUEST');
  if (pathNames(row.path).length > 0 || isRefusedToStrangers(input)) codes.push('NOT_FOUND');
  return codes;
}

/** Whether a schema takes an id, which may be somebody else's. */
function isRefusedToStrangers(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  if ('x-entity' in schema && !('x-strangers' in schema)) return true;
  return Object.values(schema).some(isRefusedToStrangers);
}
