import { testFamilyId } from '@herohood/db/testing/family-id';
import { expect, test } from 'vitest';
import { mergeChanges } from './live';

const A = testFamilyId('a');

test('the same change is sent once', () => {
  const change = { familyId: A, childId: 'x' };
  expect(mergeChanges([change, change, { ...change }])).toEqual([[change]]);
});

test('a change for all heroes of a family says all that one of a single hero says', () => {
  const all = { familyId: A, childId: 'all' };
  const other = { familyId: testFamilyId('b'), childId: 'y' };
  expect(mergeChanges([{ familyId: A, childId: 'x' }, all, { familyId: A }, other])).toEqual([[all, other]]);
});

test('a change for parents alone is kept when nothing else reaches them', () => {
  expect(mergeChanges([{ familyId: A }])).toEqual([[{ familyId: A }]]);
});

test('no message grows beyond what Postgres carries', () => {
  const id = '8d6f6f5c-0000-4000-8000-000000000001';
  const changes = Array.from({ length: 500 }, (_, i) => ({
    familyId: testFamilyId(`${id}${i}`),
    childId: id,
    by: `${id}.0a1b2c3d`,
  }));
  const messages = mergeChanges(changes);
  expect(messages.flat()).toEqual(changes);
  for (const message of messages)
    expect(JSON.stringify({ from: id, changes: message }).length).toBeLessThan(7_900);
});

test('helpers are told as soon as one of the changes is theirs', () => {
  const hidden = { familyId: A, childId: 'x', isHiddenFromHelpers: true as const };
  expect(mergeChanges([hidden, hidden])).toEqual([[hidden]]);
  const seen = { familyId: A, childId: 'x' };
  expect(mergeChanges([seen, hidden])).toEqual([[seen]]);
  expect(mergeChanges([{ ...hidden, childId: 'all' }, seen])).toEqual([[{ familyId: A, childId: 'all' }]]);
});

test('whose change it was is said where all of the family’s are one page’s', () => {
  const [mine, theirs] = [
    { familyId: A, childId: 'x', by: 'pat.1' },
    { familyId: A, childId: 'y', by: 'sam.2' },
  ];
  expect(mergeChanges([mine, { ...mine, childId: 'y' }])).toEqual([[mine, { ...mine, childId: 'y' }]]);
  const both = [
    { familyId: A, childId: 'x' },
    { familyId: A, childId: 'y' },
  ];
  expect(mergeChanges([mine, theirs])).toEqual([both]);
  expect(mergeChanges([mine, { familyId: A, childId: 'y' }])).toEqual([both]);
});

test('nothing to say is no message', () => {
  expect(mergeChanges([])).toEqual([]);
});
