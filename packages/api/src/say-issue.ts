import * as z from 'zod';

/**
 * What a person reads when a field is not as it should be, where its schema has no sentence of its own; zod's words
 * are for programmers.
 */
export function sayIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'Please fill this in.'
        : `Please use ${nameOf(issue.expected)} here.`;
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_value':
      return `Please choose one of ${listed(issue.values.map(String))}.`;
    case 'invalid_format':
      return 'Please check how this is written.';
    case 'unrecognized_keys':
      return `This is not known here: ${issue.keys.join(', ')}.`;
    case 'invalid_union':
      return 'Please check how this is written.';
    default:
      return 'Please check this.';
  }
}

/** From now on schemas without a sentence of their own speak like this. */
export function sayIssuesKindly(): void {
  z.config({ customError: sayIssue });
}

const NAMES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no (true or false)',
  array: 'a list',
  object: 'a group of fields',
};

function nameOf(expected: string): string {
  return NAMES[expected] ?? 'another kind of value';
}

function tooSmall({ origin, minimum }: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string {
  if (origin === 'string') {
    return minimum === 1 ? 'Please fill this in.' : `Please use at least ${minimum} characters.`;
  }
  if (origin === 'array' || origin === 'set') return `Please choose at least ${minimum}.`;
  return `Please use ${minimum} or more.`;
}

function tooBig({ origin, maximum }: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): string {
  if (origin === 'string') return `Please use at most ${maximum} characters.`;
  if (origin === 'array' || origin === 'set') return `Please choose at most ${maximum}.`;
  return `Please use ${maximum} or less.`;
}

/** More choices than these make a sentence that nobody reads to its end. */
const MOST_LISTED = 12;

function listed(choices: readonly string[]): string {
  if (choices.length <= MOST_LISTED) return choices.join(', ');
  return `${choices.length}: ${choices.slice(0, 3).join(', ')} ... ${choices.at(-1)}`;
}
