import { expect, test } from 'vitest';
import { reasonOf } from './reason';

test('the reason is what stands at the end of the chain of causes', () => {
  const refused = Object.assign(new Error(''), { code: 'ECONNREFUSED' });
  const loop = new Error('round and round');
  loop.cause = new Error('the other one', { cause: loop });
  const cases: [unknown, string][] = [
    [new Error('Failed query: select 1', { cause: new Error('no such role.\n  at line 1') }), 'no such role'],
    [new Error('outer', { cause: new AggregateError([refused], '') }), 'ECONNREFUSED'],
    [new Error('all there is', { cause: 'a text' }), 'all there is'],
    [loop, 'the other one'],
    ['a text', 'unknown reason'],
  ];
  for (const [error, reason] of cases) expect(reasonOf(error)).toBe(reason);
});
