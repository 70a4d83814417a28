import { testFamilyId } from '@herohood/db/testing/family-id';
import { expect, test } from 'vitest';
import { createLiveStreams, type OpenStream } from './live-streams';

const stream = (part: Partial<OpenStream>): OpenStream => ({
  ...{ role: 'parent', familyId: testFamilyId('family'), session: 'one', address: null, close: () => {} },
  ...part,
});
const openAll = (holders: Partial<OpenStream>[]) => {
  const streams = createLiveStreams();
  for (const holder of holders) streams.add(stream(holder));
  return {
    streams,
    hasRoom: (holder: Partial<OpenStream>) => {
      try {
        streams.checkRoom(stream(holder));
        return true;
      } catch (error) {
        expect(error).toMatchObject({ code: 'TOO_MANY_TRIES', flags: { retryAfter: 30 } });
        return false;
      }
    },
  };
};
const many = (count: number, part: (i: number) => Partial<OpenStream>) =>
  Array.from({ length: count }, (_, i) => part(i));

test('a session has room for 8 streams, a family for 50', () => {
  const { hasRoom } = openAll(many(8, () => ({})));
  expect([hasRoom({}), hasRoom({ session: 'two' })]).toEqual([false, true]);
  const full = openAll(many(50, (i) => ({ session: `${i}` })));
  expect([full.hasRoom({ session: 'new' }), full.hasRoom({ familyId: testFamilyId('other') })]).toEqual([
    false,
    true,
  ]);
});

test('heroes who sign in again and again leave their parents room', () => {
  const { hasRoom } = openAll(many(40, (i) => ({ role: 'child', session: `${i}` })));
  expect(hasRoom({ role: 'child', session: 'new' })).toBe(false);
  expect(hasRoom({ session: 'parent' })).toBe(true);
});

test('an address that tells people apart has room for 200', () => {
  const { hasRoom } = openAll(
    many(200, (i) => ({ familyId: testFamilyId(`${i}`), session: `${i}`, address: 'school' })),
  );
  expect([hasRoom({ address: 'school' }), hasRoom({ address: null })]).toEqual([false, true]);
});

test('a stream that ends gives its room back, once', () => {
  const held = many(8, () => ({})).map(stream);
  const streams = createLiveStreams();
  for (const each of held) streams.add(each);
  for (const each of [held[0], held[0]] as OpenStream[]) streams.remove(each);
  expect(() => streams.checkRoom(stream({}))).not.toThrow();
  streams.add(stream({}));
  expect(() => streams.checkRoom(stream({}))).toThrow('Too many open connections');
});
