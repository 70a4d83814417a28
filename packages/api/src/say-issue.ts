import type { Words } from '@herohood/domain/words';
import * as z from 'zod';
import { issueTexts } from './text/en/issues';
import { sayInEnglish } from './text/say';

/** What zod knows of an issue, when it arises (with what was sent) and afterwards. */
type Issue = z.core.$ZodRawIssue | z.core.$ZodIssue;

/**
 * What a person reads when a field is not as it should be, where its schema has no sentence of its own; zod's words
 * are for programmers.
 */
export function issueWords(issue: Issue): Words {
  switch (issue.code) {
    case 'invalid_type':
      return { id: issue.input === undefined ? issueTexts.empty : textFor(String(issue.expected)) };
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum));
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum));
    case 'invalid_value':
      return oneOf(issue.values.map(String));
    case 'invalid_format':
    case 'invalid_union':
      return { id: issueTexts.written };
    case 'unrecognized_keys':
      return { id: issueTexts.unknownFields, values: { names: issue.keys.join(', ') } };
    default:
      return { id: issueTexts.check };
  }
}

/** From now on schemas without a sentence of their own speak like this. */
export function sayIssuesKindly(): void {
  z.config({ customError: (issue) => sayInEnglish(issueWords(issue)) });
}

const TYPE_TEXTS: Record<string, string> = {
  string: issueTexts.needsText,
  number: issueTexts.needsNumber,
  int: issueTexts.needsWholeNumber,
  boolean: issueTexts.needsYesOrNo,
  array: issueTexts.needsList,
  object: issueTexts.needsFields,
};

const textFor = (expected: string) => TYPE_TEXTS[expected] ?? issueTexts.needsOther;

function tooSmall(origin: string, minimum: number): Words {
  const values = { minimum };
  if (origin === 'string')
    return minimum === 1 ? { id: issueTexts.empty } : { id: issueTexts.tooShort, values };
  if (origin === 'array' || origin === 'set') return { id: issueTexts.tooFew, values };
  return { id: issueTexts.tooLittle, values };
}

function tooBig(origin: string, maximum: number): Words {
  const values = { maximum };
  if (origin === 'string') return { id: issueTexts.tooLong, values };
  if (origin === 'array' || origin === 'set') return { id: issueTexts.tooMany, values };
  return { id: issueTexts.tooMuch, values };
}

/** More choices than these make a sentence that nobody reads to its end. */
const MOST_LISTED = 12;

function oneOf(choices: readonly string[]): Words {
  if (choices.length <= MOST_LISTED) return { id: issueTexts.oneOf, values: { choices: choices.join(', ') } };
  const values = { count: choices.length, first: choices.slice(0, 3).join(', '), last: choices.at(-1) ?? '' };
  return { id: issueTexts.oneOfMany, values };
}
