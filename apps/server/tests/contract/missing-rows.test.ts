import { appRouter } from '@herohood/api/root';
import { describe, expect, test } from 'vitest';
import { openApiDocument } from '../../src/http/openapi';
import { servedRows } from '../../src/http/rest-rows';
import { CONTRACT_ROWS } from './contract-rows';
import { describedFields, type JsonSchema, promisedFields } from './contract-shapes';

interface Operation {
  security: Record<string, unknown>[];
  responses: Record<string, { content?: Record<string, { schema?: JsonSchema }> }>;
}

const served = new Map<string, Operation>(
  Object.entries(openApiDocument(servedRows(appRouter)).paths).flatMap(([path, item]) =>
    Object.entries(item).map(
      ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation as Operation] as const,
    ),
  ),
);
const built = CONTRACT_ROWS.filter(({ call }) => served.has(call));

const successOf = ({ responses }: Operation) =>
  Object.keys(responses)
    .filter((status) => /^[23]/.test(status))
    .map(Number);

test('the contract names no call twice', () => {
  const calls = CONTRACT_ROWS.map(({ call }) => call);
  expect(new Set(calls).size).toBe(calls.length);
});

test('every promised call is served', () => {
  const missing = CONTRACT_ROWS.map(({ call }) => call).filter((call) => !served.has(call));
  expect(missing).toEqual([]);
});

test('nothing is served under /api that the contract does not know', () => {
  const promised = new Set(CONTRACT_ROWS.map(({ call }) => call));
  expect([...served.keys()].filter((call) => !promised.has(call))).toEqual([]);
});

describe.each(built.map((row) => [row.call, row] as const))('%s', (call, row) => {
  const operation = served.get(call) as Operation;

  test('may be called by whom the contract says', () => {
    const who = operation.security.flatMap((each) => Object.keys(each)).sort();
    expect(who).toEqual(row.who.map((role) => `${role}Session`).sort());
  });

  test('succeeds with the status that the contract says', () => {
    expect(successOf(operation).sort()).toEqual([...row.success].sort());
  });
});

test.each(built.filter(({ answer }) => answer !== null).map((row) => [row.call, row] as const))(
  '%s answers with the fields that the contract says',
  (call, { success, answer }) => {
    for (const status of success.filter((each) => each !== 204)) {
      const schema = served.get(call)?.responses[status]?.content?.['application/json']?.schema ?? {};
      expect(describedFields(schema)).toEqual(promisedFields(answer ?? ''));
    }
  },
);

test('every promised shape is written down', () => {
  const shapes = CONTRACT_ROWS.flatMap(({ answer }) => answer ?? []);
  for (const answer of shapes) expect(promisedFields(answer).flat().length).toBeGreaterThan(0);
});
