import { expect, test } from 'vitest';
import { requireModestJson } from './json-bounds';

const isTaken = (json: string) => {
  try {
    requireModestJson(json);
    return true;
  } catch {
    return false;
  }
};
const ids = (count: number) => JSON.stringify({ eventIds: Array(count).fill('6f0e6a52-1f0b-4a3e-9d53') });

test.each([
  ['nothing', ''],
  ['an ordinary call', '{"name":"Read","days":["mon","tue"],"deep":{"a":{"b":[1,2]}}}'],
  ['the longest list that a call takes', ids(5_000)],
  ['brackets and commas within a text', JSON.stringify({ note: '[{,'.repeat(30_000) })],
  ['a text with quotes and backslashes', JSON.stringify({ note: '\\"[\\\\'.repeat(20_000) })],
  ['a text that never ends', `{"a":"${'['.repeat(1_000)}`],
])('%s is taken', (_what, json) => expect(isTaken(json)).toBe(true));

test.each([
  ['lists without end', '['.repeat(400_000)],
  ['objects without end', '{"a":'.repeat(30)],
  ['too many numbers', `[${'0,'.repeat(30_000)}0]`],
  ['too many lists', `[${'[]'.repeat(30_000)}]`],
  ['too much behind a text that ends in backslashes', `["\\\\",${'0,'.repeat(30_000)}0]`],
])('%s are refused', (_what, json) => expect(isTaken(json)).toBe(false));
