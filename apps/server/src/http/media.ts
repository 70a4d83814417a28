import type { ByteRange, Ports, RequestContext } from '@herohood/api/context';
import { findReadable, mediaReaders } from '@herohood/api/media/find-readable';
import { refusal, requestRefusal } from '@herohood/api/refusals';
import type { DomainError } from '@herohood/domain/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ContextMaker } from './request-context';

/**
 * What an id names never changes, but whoever signs out must not read it from the browser's cache: it is kept under its
 * etag, and each use asks whether the session still stands.
 */
export const MEDIA_CACHE = 'private, no-cache';

type MediaRequest = FastifyRequest<{ Params: { id: string } }>;

/**
 * GET /api/media/{id}: a recording or picture, whole or the part that is asked for, for the family's own sessions
 * (rules: media). A picture in a page cannot say which app asks: whoever of this browser's two sessions owns it may see
 * it, with or without premium.
 */
export function registerMedia(app: FastifyInstance, ports: Ports, makeContext: ContextMaker): void {
  const answer = async (request: MediaRequest, reply: FastifyReply) => {
    const { sessions } = makeContext(request, reply);
    const readers = await mediaReaders(sessions);
    if (readers.length === 0) throw await noReader(sessions);
    const row = await findReadable(ports, readers, request.params.id);
    if (!row?.byteSize) throw missingMedia();
    const etag = `"${row.id}"`;
    reply.header('cache-control', MEDIA_CACHE).header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const range = rangeOf(request, etag, row.byteSize);
    if (range === 'unsatisfiable') throw refuseRange(reply, row.byteSize);
    reply
      .type(row.contentType ?? 'application/octet-stream')
      .header('content-disposition', 'inline')
      .header('accept-ranges', 'bytes');
    if (range) {
      reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${row.byteSize}`);
    }
    if (request.method === 'HEAD') return reply.header('content-length', row.byteSize).send();
    const bytes = await ports.media.get(row.id, range ?? undefined);
    if (!bytes) throw missingMedia();
    return reply.send(bytes);
  };
  // HEAD by hand: the framework's own would read the bytes to count them.
  app.route({ method: ['GET', 'HEAD'], url: '/api/media/:id', compress: false, handler: answer });
}

/** A part is answered to GET only, and only of the very object that the caller has begun to read. */
function rangeOf({ method, headers }: FastifyRequest, etag: string, size: number) {
  const condition = headers['if-range'];
  const isSame = condition === undefined || condition === etag;
  return method === 'GET' && isSame ? readRange(headers.range, size) : null;
}

function refuseRange(reply: FastifyReply, size: number): DomainError {
  reply.header('cache-control', 'no-store').removeHeader('etag').header('content-range', `bytes */${size}`);
  return requestRefusal('RANGE_NOT_SATISFIABLE', 'noSuchPart');
}

export function missingMedia(): DomainError {
  return requestRefusal('NOT_FOUND', 'noSuchFile');
}

/** What is said to somebody who may see nobody's media. */
export async function noReader(sessions: RequestContext['sessions']): Promise<DomainError> {
  return (await sessions.parent()) ? refusal('WAITING_FOR_ACCEPTANCE') : refusal('UNAUTHORIZED');
}

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * Which bytes of `size` a `Range` header asks for; null to answer with all of them: there is no header, it names
 * several ranges, or it is malformed (RFC 9110 lets a server ignore those). 'unsatisfiable' is answered with 416.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first, last] = ONE_RANGE.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return null;
  if (start >= size) return 'unsatisfiable';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
