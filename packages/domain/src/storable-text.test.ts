import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isStorable } from './storable-text';

describe('input that can be stored', () => {
  it.each(['plain', 'Zoë 🦊 日本', { a: ['b', 1, null, { c: true }] }, undefined, 42])('takes %j', (input) =>
    expect(isStorable(input)).toBe(true),
  );

  it.each(['a\u0000b', '\ud800', { list: ['fine', '\udc00'] }, { 'key\u0000': 1 }])(
    'refuses %j wherever it stands',
    (input) => expect(isStorable(input)).toBe(false),
  );

  it('refuses what nests without end', () => {
    let nested: unknown = 'deep';
    for (let i = 0; i < 50; i += 1) nested = [nested];
    expect(isStorable(nested)).toBe(false);
  });

  it('takes every well-formed text without NUL, and no other', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(0x10ffff)), (points) => {
        const text = String.fromCodePoint(...points);
        expect(isStorable(text)).toBe(text.isWellFormed() && !text.includes('\u0000'));
      }),
    );
  });
});
