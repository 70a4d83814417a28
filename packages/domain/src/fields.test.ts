import { expect, it } from 'vitest';
import { clockTime, nameField } from './fields';

const isName = (text: string) => nameField.safeParse(text).success;

it.each(['Zoë', 'عمر', 'נועה', '李', '🦄', '🧑\u200d🚀', '1', '!', 'Ada\u200fLevi', 'é', 'e\u0301'])(
  '%s is a name',
  (text) => {
    expect(isName(text)).toBe(true);
  },
);

it.each([
  '\u200b',
  '\u3164',
  '\u2800',
  '\u00ad',
  '\u115f\u1160',
  '\u034f',
  '\ufe0f',
  '\u180e',
  '\u0301',
  '\ufffe',
  '\u{e0041}',
])('what nobody sees is no name: %j', (text) => {
  expect(isName(text)).toBe(false);
  expect(isName(`${text} ${text}`)).toBe(false);
});

it.each(['\u202e', '\u202a', '\u2066', '\u2069'])('%j turns the sentence around a name', (turn) => {
  expect(isName(`Ada${turn}moc.live`)).toBe(false);
});

it('a long run of marks or blanks is looked at once', () => {
  expect(isName(`${'\u0301'.repeat(100_000)}`)).toBe(false);
  expect(isName(`a${' '.repeat(100_000)}b`)).toBe(false);
});

it('a time is kept in the digits 0–9', () => {
  expect(clockTime.parse('٠٧:३٠')).toBe('07:30');
});
