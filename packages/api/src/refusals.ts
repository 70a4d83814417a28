import { DomainError, type ErrorCode, type ErrorFlags } from '@herohood/domain/errors';
import type { Refusal } from '@herohood/domain/refusal';
import type { Words } from '@herohood/domain/words';
import { missingTexts } from './text/en/missing';
import { refusalTexts } from './text/en/refusals';
import { requestTexts } from './text/en/requests';
import { sentences } from './text/en/sentences';
import { sayInEnglish } from './text/say';

/** The named flags that always come with a code (rules: errors). */
const FLAGS: Partial<Record<ErrorCode, ErrorFlags>> = {
  EMERGENCY_MODE: { emergencyMode: true },
  FEATURE_DISABLED: { featureDisabled: true },
};

type Sentence = keyof typeof sentences;
export type RequestSentence = keyof typeof requestTexts;

const usualTexts: Partial<Record<ErrorCode, string>> = refusalTexts;

/** A sentence with values in it. */
export function sentence(key: Sentence, values: NonNullable<Words['values']>): Words {
  return { id: sentences[key], values };
}

/** The error for a code, with its usual sentence or another one. */
export function refusal(code: ErrorCode, said?: Sentence | Words, flags?: ErrorFlags): DomainError {
  if (said === undefined) return errorOf(code, { id: usualTexts[code] ?? requestTexts.impossible }, flags);
  return errorOf(code, typeof said === 'string' ? { id: sentences[said] } : said, flags);
}

/** The error for a request that no act has seen. */
export function requestRefusal(
  code: ErrorCode,
  said: RequestSentence | Words,
  flags?: ErrorFlags,
): DomainError {
  return errorOf(code, typeof said === 'string' ? { id: requestTexts[said] } : said, flags);
}

/** The error of one field (400): where, and what a person can do about it. */
export function malformed(path: string, said: Sentence | Words): DomainError {
  const error = refusal('BAD_REQUEST', said);
  error.flags.issues = [{ path, message: error.message }];
  return error;
}

/** The errors' own text is English, for logs and tests; whoever reads them hears the words in their language. */
function errorOf(code: ErrorCode, words: Words, flags?: ErrorFlags): DomainError {
  return new DomainError(code, { message: sayInEnglish(words), words }, { ...FLAGS[code], ...flags });
}

/** The refusal of what the other kind of session may do (403). */
export const onlyFor = (who: 'parent' | 'hero'): DomainError =>
  refusal('FORBIDDEN', who === 'parent' ? 'onlyParents' : 'onlyHeroes');

/** What a hero in emergency mode is told: the parent's own words, if there are any (rules: sessions). */
export function emergencyRefusal({ emergencyMessage }: { emergencyMessage: string | null }): DomainError {
  if (emergencyMessage === null) return refusal('EMERGENCY_MODE');
  return new DomainError('EMERGENCY_MODE', emergencyMessage, { ...FLAGS.EMERGENCY_MODE });
}

/** Passes a rule's 'yes' on and throws its 'no'. */
export function orThrow<T extends { kind: string }>(decision: T | Refusal): Exclude<T, Refusal> {
  if (isRefusal(decision)) {
    const { code, availableAt } = decision;
    throw refusal(code, undefined, availableAt && { availableAt: availableAt.toISOString() });
  }
  return decision as Exclude<T, Refusal>;
}

function isRefusal(decision: { kind: string }): decision is Refusal {
  return decision.kind === 'refused';
}

type Missing = keyof typeof missingTexts;

/** What is not there, or is another family's (404). */
export const missing = (what: Missing): DomainError => errorOf('NOT_FOUND', { id: missingTexts[what] });

/** Passes a found row on; another family's, a sibling's and an unknown one are all 404 (rules: errors). */
export function found<T>(row: T | null | undefined, what: Missing = 'This'): T {
  if (row === null || row === undefined) throw missing(what);
  return row;
}
