import { ERROR_STATUS, type ErrorCode } from '@herohood/domain/errors';

const body = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
const retryAfter = {
  'Retry-After': { description: 'Whole seconds, where it is known', schema: { type: 'integer' } },
};

/** How each status of a refusal is called in the document, and what it means. */
const REFUSALS: Record<number, [name: string, description: string]> = {
  400: ['BadRequest', 'The input is not as it should be; `issues` names the fields'],
  401: ['Unauthorized', 'Nobody is signed in, or the session is over'],
  402: ['PaymentRequired', 'The family has no premium access, or its plan ends here'],
  403: ['Forbidden', 'Whoever calls may not do this, or the call came from a page of another website'],
  404: ['NotFound', 'There is no such thing, or it is somebody else’s'],
  409: ['Conflict', 'What is asked for does not fit to how things stand; `code` says why'],
  410: ['Gone', 'It was there once, and was used or ran out'],
  413: ['TooLarge', 'The body is too large'],
  415: ['UnsupportedMediaType', 'The body is of another media type than the call takes'],
  416: ['RangeNotSatisfiable', 'The file has no such bytes'],
  429: ['TooManyRequests', 'Too many calls or tries; come back after `Retry-After`'],
  503: ['Unavailable', 'The server, or something that it needs, cannot answer now'],
};

/** What any call may be answered with: floods and loads are looked at before anything else. */
const ALWAYS: readonly ErrorCode[] = ['TOO_MANY_TRIES', 'UNAVAILABLE'];
/** The same of calls that change something, whether or not they want a body; nobody who is not signed in sends a large one (401). */
const WITH_BODY: readonly ErrorCode[] = [
  ...(['BAD_REQUEST', 'UNAUTHORIZED', 'FOREIGN_ORIGIN', 'TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const),
];

/** The responses of an operation that refuses with these codes, besides what any call is refused with. */
export function refusalResponses(method: string, codes: readonly ErrorCode[]): Record<string, object> {
  const all = [...codes, ...ALWAYS, ...(method === 'GET' ? [] : WITH_BODY)];
  const statuses = [...new Set(all.map((code) => ERROR_STATUS[code]))].sort((a, b) => a - b);
  return {
    ...Object.fromEntries(statuses.map((status) => [String(status), refTo(nameOf(status))])),
    default: refTo('Fault'),
  };
}

/** Every response that `refusalResponses` refers to. */
export const REFUSAL_RESPONSES: Record<string, object> = {
  ...Object.fromEntries(
    Object.entries(REFUSALS).map(([status, [name, description]]) => [
      name,
      { description, ...(['429', '503'].includes(status) && { headers: retryAfter }), content: body },
    ]),
  ),
  Fault: { description: 'A fault of the server, which says no more', content: body },
};

function nameOf(status: number): string {
  const [name] = REFUSALS[status] ?? [];
  if (!name) throw new Error(`The document has no words for the status ${status}.`);
  return name;
}

const refTo = (name: string) => ({ $ref: `#/components/responses/${name}` });
