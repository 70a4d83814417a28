import type { Ports, ReplyPort, RequestContext, RequestInfo } from '@herohood/api/context';
import { createContext } from '@herohood/api/create-context';
import { refusal } from '@herohood/api/refusals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { rememberContext } from './answer-language';
import { networkOf } from './caller-address';
import type { SenderOf } from './large-bodies';
import { isFromThisMachine } from './this-machine';

/** Makes an act's context from an HTTP request; `onStatus` hears the success status that the act chooses. */
export type ContextMaker = (
  request: FastifyRequest,
  reply: FastifyReply,
  onStatus?: (code: 200 | 201) => void,
) => RequestContext;

export function contextMaker(ports: Ports, publicUrl: URL | undefined): ContextMaker {
  const isPublicSecure = publicUrl?.protocol === 'https:';
  const warnOnce = insecureWarning();
  return (request, reply, onStatus = () => {}) => {
    const cookie = {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: isPublicSecure || request.protocol === 'https',
    } as const;
    const replyPort: ReplyPort = {
      status: onStatus,
      setCookie: (name, value, maxAgeSeconds) => {
        if (cookie.secure) warnOnce(request);
        reply.setCookie(name, value, { ...cookie, maxAge: maxAgeSeconds });
      },
    };
    const isAnswered = () => reply.sent || reply.raw.destroyed;
    const ctx = createContext(ports, { ...requestInfo(request, publicUrl), isAnswered }, replyPort);
    rememberContext(request, ctx);
    return ctx;
  };
}

/** Whoever opens an https server over http signs in, and is a stranger again with the next call: one line says why. */
function insecureWarning(): (request: FastifyRequest) => void {
  let isWarned = false;
  return ({ protocol, headers, log }) => {
    const isHttps = [protocol, headers['x-forwarded-proto'], headers.origin?.split(':')[0]].includes('https');
    if (isWarned || isHttps) return;
    isWarned = true;
    log.warn('PUBLIC_URL is https, but a sign-in came over plain http: a browser does not keep its cookie');
  };
}

/** As the apps name their pages. What a change says of its page travels between servers, so it is short. */
const PAGE = /^[0-9a-f]{8}$/;

/** What acts know of the request. Also used where an answer is already under way and can set nothing any more. */
export function requestInfo(request: FastifyRequest, publicUrl?: URL): RequestInfo {
  const { 'x-herohood-role': role, 'x-herohood-page': page } = request.headers;
  return {
    cookies: request.cookies,
    address: networkOf(request.ip),
    origin: publicUrl?.origin ?? `${request.protocol}://${request.host}`.toLowerCase(),
    userAgent: request.headers['user-agent'] ?? '',
    acceptLanguage: request.headers['accept-language'] ?? '',
    role: role === 'parent' || role === 'child' ? role : null,
    ...(typeof page === 'string' && PAGE.test(page) && { page }),
    isFromThisMachine: isFromThisMachine(request),
  };
}

/** The family of the session that sends, or the parent who waits to be let into one. Throws 401 without a session. */
export function sessionSender(makeContext: ContextMaker): SenderOf {
  return async (request, reply) => {
    const { sessions } = makeContext(request, reply);
    const holder = (await sessions.parent()) ?? (await sessions.child());
    if (!holder) throw refusal('UNAUTHORIZED');
    return 'familyRole' in holder && holder.familyRole === 'waiting' ? holder.userId : holder.family.id;
  };
}
