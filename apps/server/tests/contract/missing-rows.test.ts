import { expect, test } from 'vitest';
import { CONTRACT_ROWS } from './contract-rows';
import { describedFields, type JsonSchema, promisedFields } from './contract-shapes';
import { markedDocument } from './marked-document';

interface Operation {
  security: Record<string, unknown>[];
  responses: Record<string, { content?: Record<string, { schema?: JsonSchema }> }>;
}

const served = new Map<string, Operation>(
  Object.entries(markedDocument().paths).flatMap(([path, item]) =>
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

test('each call may be made by whom the contract says, with its status, and answers with its fields', () => {
  for (const { call, who, success, answer } of built) {
    const operation = served.get(call) as Operation;
    const callers = operation.security.flatMap((each) => Object.keys(each)).sort();
    expect([call, callers]).toEqual([call, who.map((role) => `${role}Session`).sort()]);
    expect([call, successOf(operation).sort()]).toEqual([call, [...success].sort()]);
    if (answer === null) continue;
    for (const status of success.filter((each) => each !== 204)) {
      const schema = operation.responses[status]?.content?.['application/json']?.schema ?? {};
      expect([call, describedFields(schema)]).toEqual([call, promisedFields(answer)]);
    }
  }
});

test('every promised shape is written down', () => {
  const shapes = CONTRACT_ROWS.flatMap(({ answer }) => answer ?? []);
  for (const answer of shapes) expect(promisedFields(answer).flat().length).toBeGreaterThan(0);
});
