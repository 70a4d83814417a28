import { FamilyGone } from '@herohood/db/family/family-id';
import { DomainError, ERROR_STATUS, type ErrorCode, type ErrorFlags } from '@herohood/domain/errors';
import { DEFAULT_LOCALE, type Locale } from '@herohood/domain/languages/locale';
import { TRPCError } from '@trpc/server';
import * as z from 'zod';
import { issueWords } from './say-issue';
import { refusalTexts } from './text/en/refusals';
import { requestTexts } from './text/en/requests';
import { say, sayInEnglish } from './text/say';

/** The body of every refusal (rules: errors). */
interface ErrorBody extends ErrorFlags {
  message: string;
  code: ErrorCode;
}

/** The same together with its HTTP status and the language of its words. */
export interface PresentedError extends ErrorBody {
  httpStatus: number;
  locale: Locale;
}

const TRPC_CODES: Partial<Record<TRPCError['code'], ErrorCode>> = {
  BAD_REQUEST: 'BAD_REQUEST',
  PARSE_ERROR: 'BAD_REQUEST',
  UNAUTHORIZED: 'UNAUTHORIZED',
  FORBIDDEN: 'FORBIDDEN',
  NOT_FOUND: 'NOT_FOUND',
  METHOD_NOT_SUPPORTED: 'NOT_FOUND',
  PAYLOAD_TOO_LARGE: 'TOO_LARGE',
  UNSUPPORTED_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  TOO_MANY_REQUESTS: 'TOO_MANY_TRIES',
};

const LONGEST_PATH = 100;

/** What is said where the library refuses by itself, before any procedure has a say. */
const TRPC_SENTENCES: Partial<Record<ErrorCode, string>> = {
  UNAUTHORIZED: refusalTexts.UNAUTHORIZED,
  FORBIDDEN: refusalTexts.FORBIDDEN,
  NOT_FOUND: requestTexts.noSuchAddress,
  TOO_LARGE: requestTexts.tooLarge,
  UNSUPPORTED_MEDIA_TYPE: requestTexts.wantsJson,
  TOO_MANY_TRIES: requestTexts.tooMany,
};

/**
/**
 * Turns whatever was thrown into what the caller may know, in the caller's language (rules: languages); `otherwise` is
 * what counts where no call has noted whose it is. Unknown errors become a 500 without internals; the adapters log them
 * in full.
 */
export function presentError(error: unknown, otherwise: Locale = DEFAULT_LOCALE): PresentedError {
  const locale = toldIn(error) ?? otherwise;
  const { status, ...body } = tell(error, locale);
  return { ...body, httpStatus: status, locale };
}

type Told = ErrorBody & { status: number };

function tell(error: unknown, locale: Locale): Told {
  if (error instanceof DomainError) return tellRefusal(error, locale);
  if (error instanceof z.core.$ZodError) return tellInvalid(error, locale);
  const present = (code: ErrorCode, text: string) => told(code, say(locale, text));
  if (error instanceof TRPCError) {
    if (error.cause instanceof DomainError) return tellRefusal(error.cause, locale);
    if (error.code === 'BAD_REQUEST' && error.cause instanceof z.core.$ZodError)
      return tellInvalid(error.cause, locale);
    const code = TRPC_CODES[error.code];
    if (code) return present(code, sentenceFor(error, code));
  }
  if (hasDatabaseCode(error, FOREIGN_KEY_VIOLATION) || isFamilyGone(error)) {
    return present('NOT_FOUND', requestTexts.goneMeanwhile);
  }
  if (isDependencyDown(error)) return present('UNAVAILABLE', requestTexts.unavailable);
  return present('INTERNAL', requestTexts.fault);
}

function tellRefusal({ code, status, message, flags, words }: DomainError, locale: Locale): Told {
  const said = words ? say(locale, words) : message;
  const { issues, ...rest } = flags;
  const refused = { message: said, code, status, ...rest };
  if (!issues) return refused;
  // What is said of the whole is mostly what is said of its field.
  const ofField = (text: string) => (text === message ? said : say(locale, text));
  return { ...refused, issues: issues.map((issue) => ({ ...issue, message: ofField(issue.message) })) };
}

/** The library's own words are for programmers, and repeat what was sent. */
function sentenceFor({ cause }: TRPCError, code: ErrorCode): string {
  if (code === 'BAD_REQUEST' && cause instanceof SyntaxError) return requestTexts.notJson;
  return TRPC_SENTENCES[code] ?? requestTexts.malformed;
}

function told(code: ErrorCode, message: string): Told {
  return { message, code, status: ERROR_STATUS[code] };
}

/**
 * Where several shapes are possible, the issues of the one that was meant: the one of which something inside is wrong,
 * and not the whole. Otherwise the issue as it is.
 */
function meantIssues(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const meant = issue.errors.find(
    (issues) => issues.length > 0 && issues.every(({ path }) => path.length > 0),
  );
  return meant?.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })) ?? [issue];
}

function tellInvalid(error: z.core.$ZodError, locale: Locale): Told {
  const issues = error.issues
    .slice(0, 20)
    .flatMap(meantIssues)
    .map((issue) => ({
      // Keys of a map are the caller's own: at length they do not come back.
      path: issue.path.join('.').slice(0, LONGEST_PATH),
      message: sayAgain(issue, locale),
    }));
  const first = issues[0];
  const message = first
    ? `${first.path ? `${first.path}: ` : ''}${first.message}`
    : say(locale, refusalTexts.BAD_REQUEST);
  return { ...told('BAD_REQUEST', message), issues };
}

/** Schemas speak English, in sentences of their own or in those for every field of that kind (`say-issue.ts`). */
function sayAgain(issue: z.core.$ZodIssue, locale: Locale): string {
  const words = issueWords(issue);
  return say(locale, sayInEnglish(words) === issue.message ? words : issue.message);
}

const CONNECTION_CODES = new Set([
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '53300', // too_many_connections
  '53100', // disk_full
  '53200', // out_of_memory
  '55P03', // lock_not_available: waited longer than the database client allows
  '57014', // query_canceled: ran longer than the database client allows
  '25P03', // idle_in_transaction_session_timeout
  '40001', // serialization_failure, after all retries
  '40P01', // deadlock_detected, after all retries
]);

/** What a write hits when the hero or habit it belongs to is deleted at that very moment. */
const FOREIGN_KEY_VIOLATION = new Set(['23503']);

/** A lost database is a 503 (rules: errors): the caller may try again. Looks through the causes that drizzle and tRPC wrap. */
export function isDependencyDown(error: unknown): boolean {
  return hasDatabaseCode(error, CONNECTION_CODES);
}

/** An act that runs while its family is erased finds nothing any more, like one whose hero is deleted meanwhile. */
function isFamilyGone(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause) if (e instanceof FamilyGone) return true;
  return false;
}

function hasDatabaseCode(error: unknown, codes: ReadonlySet<string>): boolean {
  for (let e = error; e instanceof Error; e = e.cause) {
    if ('code' in e && typeof e.code === 'string' && codes.has(e.code)) return true;
  }
  return false;
}

const languages = new WeakMap<object, Locale>();

/** Notes in which language a call that failed is told; whoever noted it first knew best. */
export function tellIn(error: object, locale: Locale): void {
  if (!languages.has(error)) languages.set(error, locale);
}

/** The language that was noted for an error; null for one of which nobody knows who caused it. */
function toldIn(error: unknown): Locale | null {
  return (error instanceof Error && languages.get(error)) || null;
}
