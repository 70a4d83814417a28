import type { Messages } from '@lingui/core';

/** A message as it is looked up: text, or a list of texts and arguments; an argument may have texts of its own. */
type Message = Messages[string];

const PLAIN = 'AEIOUYaeiouycnsz';
const ACCENTED = 'ÀÉÎÕÜÝàéîõüýçñšž';
/** Longer by two fifths, as much as languages that need more room. */
const FILLER = ' ~~~';
const FILLED_LENGTH = 10;
/** The marks that turn what stands between them: from right to left, and the end of it. */
const RIGHT_TO_LEFT = '\u202e';
const END = '\u202c';

/** English words as a pseudo-locale has them. Arguments stay as they are. */
export function pseudoMessages(messages: Messages, locale: string): Messages {
  const change = locale === 'ar-XB' ? turned : lengthened;
  return Object.fromEntries(Object.entries(messages).map(([id, said]) => [id, changed(said, change)]));
}

function changed(said: Message, change: (text: string) => string): Message {
  if (typeof said === 'string') return change(said);
  return said.map((token) => {
    if (typeof token === 'string') return change(token);
    const [name, kind, forms] = token as [string, string?, Record<string, Message | number>?];
    if (typeof forms !== 'object') return token;
    const all = Object.entries(forms).map(([form, each]) => [
      form,
      typeof each === 'number' ? each : changed(each, change),
    ]);
    return [name, kind, Object.fromEntries(all)];
  }) as Message;
}

function lengthened(text: string): string {
  const accented = [...text].map((letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join('');
  return accented + FILLER.repeat(Math.round(text.trim().length / FILLED_LENGTH));
}

const turned = (text: string): string =>
  // A number in a plural stays a mark of its own.
  text
    .split('#')
    .map((piece) => (piece.trim() ? RIGHT_TO_LEFT + piece + END : piece))
    .join('#');
