import { createHash, timingSafeEqual } from 'node:crypto';
import { ApiError, invalidRequest } from './api-error';
import type { Call } from './calls';
import type { Moment } from './news';
import { findRoute } from './routes';

/** A request as a host hands it in. `path` is below `/v1/`, `query` without its question mark, headers in lower case. */
export interface SandboxRequest {
  method: string;
  path: string;
  query?: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
}

/** A request that may be answered. */
export interface Admitted extends Omit<Call, keyof Moment> {
  run: (call: Call) => object;
  isRead: boolean;
  /** Digests of its idempotency key, if it has one, and of what is asked for. */
  key: string | null;
  request: string;
}

const KEY_LIFETIME = 24 * 3600;

/**
 * Looks at the key, the address and the parameters, which needs nothing of what the sandbox holds.
 *
 * @throws ApiError when the request goes no further
 */
export function admit(request: SandboxRequest, secretKey: string): Admitted {
  const { method, path, query = '', headers, body } = request;
  const isPublic = !holdsKey(headers.authorization, secretKey);
  const found = findRoute(method, path);
  if (isPublic && !found?.route.isPublic) throw unauthorized('You did not provide an API key.');
  if (!found) {
    const message = `Unrecognized request URL (${method}: /v1/${path}).`;
    throw new ApiError(404, { type: 'invalid_request_error', message });
  }
  const { id, route } = found;
  const form = new URLSearchParams([query, body].filter((part) => part !== '').join('&'));
  for (const [param, value] of form) {
    if (!Object.hasOwn(route.takes, param)) {
      throw invalidRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
    }
    if (!route.takes[param]!.test(value)) throw invalidRequest(`Invalid ${param}`, { param });
  }
  const key = headers['idempotency-key'];
  return {
    run: route.run,
    id,
    form,
    isPublic,
    isRead: method === 'GET',
    key: method === 'POST' && typeof key === 'string' ? digest(key) : null,
    request: digest(`${method} ${path} ${form}`),
  };
}

/** Does a call, or gives the first answer to its idempotency key again. @throws ApiError to refuse it */
export function answer({ state, at }: Moment, { run, key, request, ...call }: Admitted): object {
  if (key === null) return run({ ...call, state, at });
  state.answers = state.answers.filter(({ savedAt }) => at - savedAt < KEY_LIFETIME);
  const saved = state.answers.find((one) => one.key === key);
  if (saved && saved.request !== request) {
    throw new ApiError(400, {
      type: 'idempotency_error',
      message:
        'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    });
  }
  if (saved) return saved.body;
  const body = structuredClone(run({ ...call, state, at }));
  state.answers.push({ key, request, body, savedAt: at });
  return body;
}

function holdsKey(authorization: string | string[] | undefined, secretKey: string): boolean {
  if (authorization === undefined) return false;
  const isSame = timingSafeEqual(bytes(`Bearer ${secretKey}`), bytes(String(authorization)));
  if (!isSame) throw unauthorized('Invalid API Key provided.');
  return true;
}

function unauthorized(message: string): ApiError {
  return new ApiError(401, { type: 'invalid_request_error', message });
}

function bytes(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function digest(text: string): string {
  return bytes(text).toString('hex');
}
