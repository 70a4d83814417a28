import { describe, expect, it } from 'vitest';
import { parseForm } from './form';

describe('a form', () => {
  it('makes trees of brackets', () => {
    const text = 'items[0][price]=p1&items[1][price]=p2&metadata[a+b]=c%26d&expand[]=x&expand[]=y&plain=';
    expect(parseForm(text)).toEqual({
      items: { 0: { price: 'p1' }, 1: { price: 'p2' } },
      metadata: { 'a b': 'c&d' },
      expand: { 0: 'x', 1: 'y' },
      plain: '',
    });
  });

  it.each(['a[b=1', 'a]=1', '[a]=1', 'a[b]c=1', 'a=1&a[b]=2'])('refuses crooked brackets: %s', (text) => {
    expect(() => parseForm(text)).toThrow(/Invalid parameter/);
  });

  it.each(['__proto__[x]=1', 'a[__proto__][x]=1', 'constructor[prototype][x]=1'])(
    'reaches no prototype: %s',
    (text) => {
      expect(() => parseForm(text)).toThrow(/Invalid parameter name/);
      expect(({} as { x?: string }).x).toBeUndefined();
    },
  );

  it('has an end in depth', () => {
    expect(() => parseForm(`a${'[b]'.repeat(8)}=1`)).toThrow(/Invalid parameter name/);
  });
});
