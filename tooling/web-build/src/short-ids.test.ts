import { expect, test } from 'vitest';
import { shortIds } from './short-ids';

test('an id is as long as tells it from all others', () => {
  const shorten = shortIds(['abcdef', 'abzzzz', 'b12345', 'b12345', '+/9999']);
  expect(['abcdef', 'abzzzz', 'b12345', '+/9999'].map(shorten)).toEqual(['abc', 'abz', 'b', '+']);
});

test('one that no catalogue has stays whole, so that it is told of', () => {
  expect(shortIds(['abcdef'])('abc123')).toBe('abc123');
});

test('a new message makes longer only what begins as it does', () => {
  const ids = ['abcdef', 'kkkkkk', 'xyz123'];
  expect(ids.map(shortIds(ids))).toEqual(['a', 'k', 'x']);
  expect(ids.map(shortIds([...ids, 'xyz999']))).toEqual(['a', 'k', 'xyz1']);
});
