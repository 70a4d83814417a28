import type { Socket } from 'node:net';
import type { Ports } from '@herohood/api/context';
import { type PresentedError, presentError } from '@herohood/api/errors';
import { requestRefusal } from '@herohood/api/refusals';
import { requestTexts } from '@herohood/api/text/en/requests';
import { DomainError } from '@herohood/domain/errors';
import type { Locale } from '@herohood/domain/languages/locale';
import { TRPCError } from '@trpc/server';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerLanguage, browserLanguage } from './answer-language';
import type { RefusalCounts } from './refusal-counts';

/** Answers with the body of every refusal (rules: errors); its language and `retryAfter` are told as headers. */
export function sendError(reply: FastifyReply, presented: PresentedError): FastifyReply {
  const { httpStatus, locale, ...body } = presented;
  if (body.retryAfter !== undefined) reply.header('retry-after', String(body.retryAfter));
  return reply.code(httpStatus).header('content-language', locale).send(body);
}

/** Gives every error of the whole server the same shape, and logs in full what the caller may not know. */
export function registerErrorReplies(
  app: FastifyInstance,
  ports: Pick<Ports, 'locales'>,
  refusals: RefusalCounts,
): void {
  app.setErrorHandler(async (error, request, reply) => {
    const presented = present(error, browserLanguage(request, ports));
    refusals.note(presented.httpStatus, error);
    if (presented.httpStatus < 500) {
      return sendError(reply, present(error, await answerLanguage(request, ports)));
    }
    // A page that was left: its answer breaks off, and what was done is done.
    if (isBrokenOff(error) && reply.raw.destroyed) request.log.info('the caller hung up');
    else logFault(request, error);
    return sendError(reply, presented);
  });
}

const isBrokenOff = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';

/**
 * Never with the request's input: it is what a family typed. Who was told to come back later, as one call too many,
 * is one short line: a crowd must not fill the log.
 */
export function logFault(request: FastifyRequest, error: unknown, procedure?: string): void {
  const route = request.routeOptions.url;
  const cause = error instanceof TRPCError ? error.cause : error;
  if (cause instanceof DomainError && cause.flags.retryAfter !== undefined) {
    request.log.warn({ route, procedure, why: cause.message }, 'a call was refused');
    return;
  }
  request.log.error({ err: error, method: request.method, route, procedure }, 'a request failed');
}

/** Answers an address that nothing listens to, in the error shape. */
export function sendNotFound(reply: FastifyReply, locale: Locale): FastifyReply {
  return sendError(reply, presentError(requestRefusal('NOT_FOUND', 'noSuchAddress'), locale));
}

/** What the HTTP parser refuses never becomes a request: its answer is written by hand, in the same shape. */
export function answerBrokenRequest({ code }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) socket.write(brokenAnswer(code));
  socket.destroy();
}

function brokenAnswer(code: string | undefined): string {
  const { status, reason, message } = (code && BROKEN[code]) || MALFORMED;
  const body = JSON.stringify({ message, code: status === 431 ? 'TOO_LARGE' : 'BAD_REQUEST' });
  const head = [
    `HTTP/1.1 ${status} ${reason}`,
    'content-type: application/json; charset=utf-8',
    'content-language: en',
    'x-content-type-options: nosniff',
    'cache-control: no-store',
    'connection: close',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}

const MALFORMED: { status: number; reason: string; message: string } = {
  status: 400,
  reason: 'Bad Request',
  message: requestTexts.malformed,
};
const BROKEN: Record<string, typeof MALFORMED> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    reason: 'Request Timeout',
    message: requestTexts.tooSlow,
  },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    reason: 'Request Header Fields Too Large',
    message: requestTexts.longHeaders,
  },
};

/** Puts the framework's own refusals into our words; everything else is the API's to explain. */
export function present(error: unknown, locale: Locale): PresentedError {
  if (error instanceof DomainError || !isFrameworkRefusal(error)) return presentError(error, locale);
  return presentError(translate(error), locale);
}

function translate(error: FastifyError): DomainError {
  const { statusCode, code } = error;
  if (statusCode === 413) return requestRefusal('TOO_LARGE', 'tooLarge');
  if (statusCode === 415) {
    return requestRefusal('UNSUPPORTED_MEDIA_TYPE', 'wantsJson');
  }
  if (statusCode === 404) return requestRefusal('NOT_FOUND', 'noSuchAddress');
  const isJson = error instanceof SyntaxError || code === 'FST_ERR_CTP_INVALID_JSON_BODY';
  return requestRefusal('BAD_REQUEST', isJson ? 'notJson' : 'malformed');
}

function isFrameworkRefusal(error: unknown): error is FastifyError {
  if (!(error instanceof Error) || !('statusCode' in error)) return false;
  const { statusCode } = error;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500;
}
