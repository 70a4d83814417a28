import { describe, expect, test } from 'vitest';
import { type DocumentedOperation, documentedOperations } from './matrix-operations';
import type { InputSchema } from './matrix-samples';

const ID: InputSchema = { type: 'string', 'x-entity': ['reward'] };

function read(change: Partial<DocumentedOperation>, body?: Record<string, InputSchema>) {
  const content = {
    'application/json': { schema: { properties: body ?? {}, required: Object.keys(body ?? {}) } },
  };
  const operation: DocumentedOperation = {
    operationId: 'rewards.wrap',
    security: [{ parentSession: [] }],
    'x-callers': ['parent'],
    parameters: [{ name: 'id', in: 'path', required: true, schema: ID }],
    ...(body && { requestBody: { content } }),
    responses: {},
    ...change,
  };
  return documentedOperations({ paths: { '/api/rewards/{id}/wrap': { post: operation } } })[0];
}

test('an operation says by itself who is tried with which ids', () => {
  const body = {
    childIds: { type: 'array', items: { type: 'string', 'x-entity': ['hero'] } },
    note: { type: 'string' },
    bow: { type: 'object', properties: { from: { anyOf: [ID, { type: 'null' }] } } },
  };
  const operation = read({}, body);
  expect(operation?.sample.body).toEqual({ note: 'Sample' });
  expect(operation?.places.map(({ name, entities, value }) => [name, entities, value('x')])).toEqual([
    ['id', ['reward'], 'x'],
    ['childIds', ['hero'], ['x']],
    ['bow', ID['x-entity'], { from: 'x' }],
  ]);
});

describe('a new operation fails the matrix', () => {
  const PLACE = 'POST /api/rewards/{id}/wrap';

  test.each<[string, Partial<DocumentedOperation>, Record<string, InputSchema>?]>([
    ['that does not say who may call', { 'x-callers': [] }],
    [
      "whose address's id names nothing",
      { parameters: [{ name: 'id', in: 'path', schema: { type: 'string' } }] },
    ],
    [
      "whose query's id names nothing",
      { parameters: [{ name: 'habitId', in: 'query', schema: { type: 'string' } }] },
    ],
    ["whose body's id names nothing", {}, { siblingId: { type: 'string' } }],
    [
      "whose body's list of ids names nothing",
      {},
      { childIds: { type: 'array', items: { type: 'string' } } },
    ],
    ["whose body's keys name nothing", {}, { shares: { additionalProperties: { type: 'integer' } } }],
    [
      'that hides an id deep inside',
      {},
      { paper: { type: 'object', properties: { fold: { type: 'object', properties: { for: ID } } } } },
    ],
    ['with a pattern and no example', {}, { colour: { type: 'string', pattern: '^#[0-9a-f]{6}$' } }],
    [
      'with a field that may be anything',
      {},
      { bow: { type: 'object', required: ['x'], properties: { x: {} } } },
    ],
  ])('%s', (_what, change, body) => {
    expect(() => read(change, body)).toThrow(PLACE);
  });
});
