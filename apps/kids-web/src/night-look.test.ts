import { accentNames, accents, neutrals } from '@herohood/ui/theme/tokens';
import { expect, test } from 'vitest';
import css from './base.css?raw';

const NIGHT = css.slice(css.indexOf('html[data-dark="true"] {'));

/** A colour that the night look sets. */
const setTo = (name: string) =>
  NIGHT.match(new RegExp(`${name}: (#[0-9a-f]{6})`))?.[1] ?? expect.fail(`${name} is not set by night`);
const SHADE = setTo('background');

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);

/** How bright a colour is under the shade, which multiplies it: 0 to 1. */
function brightness(hex: string): number {
  const shade = channels(SHADE);
  const [red = 0, green = 0, blue = 0] = channels(hex)
    .map((channel, at) => channel * (shade[at] ?? 1))
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(ink: string, ground: string): number {
  const [dark = 0, bright = 0] = [brightness(ink), brightness(ground)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

test.each(accentNames)('at night the words on %s can be read', (name) => {
  for (const ground of [accents[name].soft, accents[name].base]) {
    expect(contrast(setTo(`--${name}-ink`), ground)).toBeGreaterThan(4.5);
  }
});

test('at night both inks of running text can be read', () => {
  for (const ground of [neutrals.paper, neutrals.canvas, neutrals.line]) {
    expect(contrast(neutrals.ink, ground)).toBeGreaterThan(4.5);
    expect(contrast(setTo('--ink-soft'), ground)).toBeGreaterThan(4.5);
  }
});
