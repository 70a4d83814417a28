import type { ErrorCode, ErrorFlags } from '@herohood/domain/errors';
import { isStorable } from '@herohood/domain/storable-text';
import { type AnyProcedure, initTRPC } from '@trpc/server';
import type { RequestContext, RequestInfo, Role } from './context';
import { presentError, tellIn } from './errors';
import { strangersLocale } from './languages/spoken-locale';
import { requestRefusal } from './refusals';
import { sayIssuesKindly } from './say-issue';

sayIssuesKindly();

/** Who may call a procedure; the REST contract's 'who' column. Order settles who acts when both are signed in. */
export type Who = readonly Role[];

/** Writes an answer piece by piece; `write` waits for the reader, and rejects when they have gone. */
export type WriteAnswer = (write: (text: string) => Promise<void>) => Promise<void>;

/** One row of the REST contract, kept beside the procedure that serves it. */
export interface RestRow {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `{id}` for path parameters. */
  path: `/api/${string}`;
  summary: string;
  /** Success status; 200 when absent. An act may choose between 200 and 201 through `ctx.reply.status`. */
  status?: 200 | 201 | 202 | 204;
  /** A second success status that an act may choose; 204: the answer when there is nothing to tell (null). */
  alsoStatus?: 200 | 201 | 204;
  /** Refusals worth naming in the OpenAPI document, besides those that follow from `who` and the input. */
  refusals?: readonly ErrorCode[];
  /** Serves the row instead of the procedure itself: it answers with a `WriteAnswer` of the same JSON. */
  streamed?: AnyProcedure;
  /** Largest body in bytes; the server's default when absent. */
  bodyLimit?: number;
  /** The body may be null, which is null in every field that it must have. */
  mayBeNull?: true;
}

/** The metadata of a call that is also a row of the REST contract: `rest('GET /api/children', 'The heroes')`. */
export function rest(
  call: `${RestRow['method']} ${RestRow['path']}`,
  summary: string,
  more: Omit<RestRow, 'method' | 'path' | 'summary'> = {},
): { rest: RestRow } {
  const [method, path] = call.split(' ') as [RestRow['method'], RestRow['path']];
  return { rest: { method, path, summary, ...more } };
}

export interface Meta {
  who?: Who;
  rest?: RestRow;
  /** The row answers though the family has no premium access (rules: subscription). */
  withoutPremium?: boolean;
  /** A parent who waits to be let into the family may call (rules: family). */
  beforeAcceptance?: boolean;
  /** Helpers may call too (rules: members). */
  helpers?: boolean;
  /** A hero may call in emergency mode (rules: sessions). */
  duringEmergency?: boolean;
  /** Of the parents only the one who owns the family may call. */
  ownerOnly?: boolean;
  /**
   * How many usual calls it is as dear as: so many it counts in the limits, and those of one request go one after another,
   * with a pause in which others are served.
   */
  weight?: number;
  /** So many of it go into one request, where its answer can be large: all answers of a request are written down in one go. */
  mostInRequest?: number;
}

export interface ErrorData extends ErrorFlags {
  code: ErrorCode;
  httpStatus: number;
}

const t = initTRPC
  .meta<Meta>()
  .context<RequestContext>()
  .create({
    errorFormatter: ({ shape, error, ctx }) => {
      const otherwise = ctx && strangersLocale(ctx, ctx.request);
      const { message, locale: _, ...data } = presentError(error, otherwise);
      return { code: shape.code, message, data: data as ErrorData };
    },
  });

export const router = t.router;

/**
 * What fails is told in the language of whoever calls. While the database is away nobody knows them, and nobody must wait
 * for it a second time.
 */
const spokenProcedure = t.procedure.use(async ({ ctx, meta, next }) => {
  const result = await next();
  if (!result.ok && presentError(result.error).httpStatus < 500) {
    tellIn(result.error, await ctx.localeFor(meta?.who));
  }
  return result;
});

/** The last dear call of a request. */
const lastDear = new WeakMap<RequestInfo, Promise<unknown>>();

/** A batch of dear calls keeps the server from nobody: one after another, with a turn of the event loop between. */
const pacedProcedure = spokenProcedure.use(async ({ ctx, meta, next }) => {
  if (!meta?.weight) return next();
  const before = lastDear.get(ctx.request);
  const answered = (async () => {
    await before;
    await new Promise((resolve) => setImmediate(resolve));
    return next();
  })();
  // A call that fails is told as its result: this never rejects.
  lastDear.set(ctx.request, answered);
  return answered;
});

/** No text that cannot be stored reaches an act, in whatever field of whatever call it comes. */
export const baseProcedure = pacedProcedure.use(async ({ next, getRawInput }) => {
  // What cannot be read at all is the input parser's to refuse; calls without input take any body.
  const input = await getRawInput().catch(() => undefined);
  if (isStorable(input)) return next();
  throw requestRefusal('BAD_REQUEST', 'controlCharacters');
});

export const createCallerFactory = t.createCallerFactory;
