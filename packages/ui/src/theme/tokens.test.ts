import { describe, expect, test } from 'vitest';
import css from '../tokens.css?raw';
import { accentNames, accentOf, accents, neutrals } from './tokens';

function luminance(hex: string): number {
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

describe('accents', () => {
  test.each(accentNames)('%s: its ink can be read on soft and on base', (name) => {
    const { soft, base, ink } = accents[name];
    expect(contrast(ink, soft)).toBeGreaterThan(4.5);
    expect(contrast(ink, base)).toBeGreaterThan(4.5);
  });

  test.each(accentNames)('%s: the style sheet says the same as the tokens', (name) => {
    for (const [strength, hex] of Object.entries(accents[name])) {
      expect(css).toContain(`--${name}-${strength}: ${hex};`);
    }
  });

  test('a colour that is no accent is drawn in turquoise', () => {
    expect(accentOf('purple')).toBe('purple');
    expect(accentOf('beige')).toBe('turquoise');
  });
});

test('both inks of running text can be read on paper and on the canvas', () => {
  for (const ground of [neutrals.paper, neutrals.canvas]) {
    expect(contrast(neutrals.ink, ground)).toBeGreaterThan(4.5);
    expect(contrast(neutrals.inkSoft, ground)).toBeGreaterThan(4.5);
  }
});
