import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { LANGUAGES, messagesOf, speakerOf } from './said-messages.mjs';

/** Each is in a form of its own in some language. */
const NUMBERS = [0, 1, 2, 3, 5, 11, 21, 100, 101, 102];
/** Up to here a language may have a word instead of the number: 'none', 'your first mission', a dual. */
const SAID_BY_WORD = 2;
/** What stands in for the other arguments of a message. */
const OTHER = 7;

const PARTS = ['kids', 'console', 'server'];
const KINDS = { plural: 'cardinal', selectordinal: 'ordinal' };
const speakEnglish = speakerOf('en');

/** The names of a message's arguments, and the forms of each that is counted. */
function readForms(message) {
  const found = { names: new Set(), counted: [] };
  const look = (tokens) => {
    for (const token of tokens) {
      if (typeof token === 'string') continue;
      const [name, kind, forms] = token;
      found.names.add(name);
      if (!(kind in KINDS) && kind !== 'select') continue;
      if (kind in KINDS) found.counted.push({ name, type: KINDS[kind], forms: Object.keys(forms) });
      for (const said of Object.values(forms)) if (Array.isArray(said)) look(said);
    }
  };
  look(compileMessage(message));
  return found;
}

/** All messages that count something, each with its English text. */
async function countedMessages(locale) {
  const all = await Promise.all(PARTS.map((part) => messagesOf(part, locale)));
  return all
    .flatMap((messages) => [...messages])
    .filter(([, said]) => /,\s*(plural|selectordinal),/.test(said))
    .map(([english, said]) => ({ english, said, ...readForms(said) }));
}

/** The message for each of the numbers. */
function sayAll(speak, message, { name, names }) {
  const others = Object.fromEntries([...names].map((each) => [each, OTHER]));
  return NUMBERS.map((n) => speak(message, { ...others, [name]: n }));
}

/** What is wrong with what was said of the numbers. */
function faultsOf(lines) {
  const isSaid = (line, n) => new RegExp(`(?<!\\d)${n}(?!\\d)`).test(line);
  const silent = NUMBERS.filter((n, at) => n > SAID_BY_WORD && !isSaid(lines[at], n));
  const alike = lines.filter((line, at) => lines.indexOf(line) !== at);
  const broken = lines.filter((line) => /[{}#]|\b(plural|selectordinal)\b/.test(line));
  return [
    ...silent.map((n) => `does not say ${n}`),
    ...alike.map((line) => `says two numbers alike: ${line}`),
    ...broken.map((line) => `is no sentence: ${line}`),
  ];
}

/** 'points' beside a number that stands elsewhere: there is none in the text itself. */
const saysNoNumber = (english, { name, names }) => {
  const [, , two, three] = sayAll(speakEnglish, english, { name, names });
  return two === three;
};

test('each language has something to count', async () => {
  expect(LANGUAGES).toHaveLength(12);
  for (const locale of LANGUAGES) expect((await countedMessages(locale)).length, locale).toBeGreaterThan(150);
});

test.each(LANGUAGES)('each number has a form of its own language: %s', async (locale) => {
  const lacking = (await countedMessages(locale)).flatMap(({ said, counted }) =>
    counted.flatMap(({ type, forms }) => {
      const rules = new Intl.PluralRules(locale, { type });
      const has = (n) => forms.includes(`=${n}`) || forms.includes(rules.select(n));
      return NUMBERS.filter((n) => !has(n)).map((n) => `${said} has no form for ${n}`);
    }),
  );
  expect(lacking).toEqual([]);
});

test.each(LANGUAGES)('each number is said, by figure or by word, and no two alike: %s', async (locale) => {
  const speak = speakerOf(locale);
  const faults = (await countedMessages(locale)).flatMap(({ english, said, names, counted }) =>
    counted
      .filter(({ name }) => !saysNoNumber(english, { name, names }))
      .flatMap(({ name }) => faultsOf(sayAll(speak, said, { name, names })))
      .map((fault) => `${said} ${fault}`),
  );
  expect(faults).toEqual([]);
});
