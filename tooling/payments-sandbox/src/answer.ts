import { createHash } from 'node:crypto';
import * as z from 'zod';
import { accessOf, type Headers, header, secretKeyNeeded } from './access';
import { ApiError, invalidRequest } from './errors';
import { expandAnswer } from './expand';
import { type FormTree, parseForm } from './form';
import { list, readParams, text } from './params';
import { findRoute } from './routes';
import type { SavedAnswer } from './state';
import type { Work } from './work';

/** A request as a host hands it in. `path` is below `/v1/`; `query` without its question mark. */
export type SandboxRequest = {
  method: string;
  path: string;
  query?: string;
  headers: Headers;
  body: string;
};

export type SandboxResponse = { status: number; body: object; headers: Record<string, string> };

/** An answer, and whether what the call changed is to be kept. */
export type Answer = { status: number; body: object; keeps: boolean; isReplayed: boolean };

const KEY_LIFETIME_SECONDS = 24 * 3600;
const MAX_KEY_LENGTH = 255;
const Expanding = z.looseObject({ expand: list(text).optional() });

/** A request that may be answered: the route that it names, and who asks. */
export interface Admitted {
  route: NonNullable<ReturnType<typeof findRoute>>;
  access: ReturnType<typeof accessOf>;
}

/**
 * Looks at the route and the key, which needs nothing of what the sandbox holds.
 *
 * @returns the refusal as `status` and `body` where the request goes no further.
 */
export function admit(request: SandboxRequest, secretKey: string): Admitted | Answer {
  try {
    const method = request.method.toUpperCase();
    const path = pathBelowVersion(request.path);
    const route = findRoute(method, path);
    if (route === undefined) {
      const message = `Unrecognized request URL (${method}: /v1/${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`;
      throw new ApiError(404, { type: 'invalid_request_error', message });
    }
    const access = accessOf(request.headers, secretKey);
    if (access === 'public' && !route.isPublic) throw secretKeyNeeded(request.headers);
    return { route, access };
  } catch (error) {
    return refusalOf(error);
  }
}

/** Answers one admitted request. Refusals of the API are answers too; anything else is thrown. */
export function answer(work: Work, request: SandboxRequest, admitted: Admitted): Answer {
  try {
    return answerOrRefuse(work, request, admitted);
  } catch (error) {
    const refused = refusalOf(error);
    if (refused.keeps) remember(work, request, refused);
    return refused;
  }
}

function refusalOf(error: unknown): Answer {
  if (!(error instanceof ApiError)) throw error;
  return { status: error.status, body: { error: error.body }, keeps: error.keeps, isReplayed: false };
}

function answerOrRefuse(work: Work, request: SandboxRequest, { route, access }: Admitted): Answer {
  const method = request.method.toUpperCase();
  const form = formOf(request);
  const saved = savedAnswer(work, request);
  if (saved !== undefined) return { ...saved, keeps: false, isReplayed: true };

  const object = route.run({ work, id: route.id, form, access });
  const { expand = [] } = readParams(Expanding, form);
  if (access === 'public' && expand.some((wanted) => wanted !== 'payment_method')) {
    throw invalidRequest('With a client secret only payment_method can be expanded.', { param: 'expand' });
  }
  const body = expandAnswer(work.state, object, expand);
  const answered = { status: 200, body, keeps: method !== 'GET', isReplayed: false };
  if (answered.keeps) remember(work, request, answered);
  return answered;
}

function pathBelowVersion(path: string): string {
  return path.replace(/^\/+/, '').replace(/^v1\//, '').replace(/\/+$/, '');
}

function formOf({ query = '', body, headers }: SandboxRequest): FormTree {
  if (body !== '' && /json/i.test(header(headers, 'content-type') ?? '')) {
    throw invalidRequest(
      'Invalid request (check that your POST content type is application/x-www-form-urlencoded).',
    );
  }
  return parseForm([query, body].filter((part) => part !== '').join('&'));
}

/** The first answer to an idempotency key, if this is its second use. @throws ApiError when it was another call's */
function savedAnswer(work: Work, request: SandboxRequest): SavedAnswer | undefined {
  const key = keyOf(request);
  if (key === undefined) return undefined;
  if (key.length > MAX_KEY_LENGTH + 'key '.length) {
    throw invalidRequest(`Idempotency keys can have at most ${MAX_KEY_LENGTH} characters.`);
  }
  const saved = Object.hasOwn(work.state.answers, key) ? work.state.answers[key] : undefined;
  if (saved === undefined || work.nowSeconds - saved.savedAt >= KEY_LIFETIME_SECONDS) return undefined;
  if (saved.fingerprint !== fingerprintOf(request)) {
    throw new ApiError(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key.slice('key '.length)}' if you meant to execute a different request.`,
    });
  }
  return saved;
}

function remember(
  work: Work,
  request: SandboxRequest,
  { status, body }: Pick<Answer, 'status' | 'body'>,
): void {
  const { answers } = work.state;
  for (const [key, { savedAt }] of Object.entries(answers)) {
    if (work.nowSeconds - savedAt >= KEY_LIFETIME_SECONDS) delete answers[key];
  }
  const key = keyOf(request);
  if (key === undefined) return;
  answers[key] = { fingerprint: fingerprintOf(request), status, body, savedAt: work.nowSeconds };
}

function keyOf({ method, headers }: SandboxRequest): string | undefined {
  const key = method.toUpperCase() === 'POST' ? header(headers, 'idempotency-key') : undefined;
  // The prefix keeps names apart that every object has.
  return key === undefined ? undefined : `key ${key}`;
}

/** Same caller, same call, same parameters. A digest, because parameters may hold a card's number. */
function fingerprintOf(request: SandboxRequest): string {
  const caller = header(request.headers, 'authorization') ?? '';
  const parts = [caller, request.method.toUpperCase(), pathBelowVersion(request.path), request.query ?? ''];
  return createHash('sha256')
    .update([...parts, request.body].join('\n'))
    .digest('hex');
}
