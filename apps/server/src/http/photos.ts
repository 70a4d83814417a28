import type { Ports } from '@herohood/api/context';
import { findPhotoFor, type MediaReader, mediaReaders } from '@herohood/api/media/find-readable';
import { emergencyRefusal, refusal } from '@herohood/api/refusals';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MEDIA_CACHE, missingMedia, noReader } from './media';
import type { ContextMaker } from './request-context';

type PhotoRequest = FastifyRequest<{ Params: { id: string }; Querystring: { role?: string; size?: string } }>;

const ROWS = [
  { of: 'completion', url: '/api/habit-completions/:id/photo' },
  { of: 'proposal', url: '/api/proposals/:id/photo' },
] as const;

/**
 * GET …/photo: the picture of a mission or proposal, for the family's parents and the hero who sent it (rules: photos).
 * Like other media with or without premium, and for whoever of this browser's two sessions may see it; `role` says which
 * of them looks, so that a hero at a parent's browser is not taken for the parent. `size=small` is what a list shows: too
 * small to judge by, so nobody has looked.
 */
export function registerPhotos(app: FastifyInstance, ports: Ports, makeContext: ContextMaker): void {
  const answer = (of: (typeof ROWS)[number]['of']) => async (request: PhotoRequest, reply: FastifyReply) => {
    const { sessions } = makeContext(request, reply);
    const everybody = await mediaReaders(sessions);
    if (everybody.length === 0) throw await noReader(sessions);
    const readers = everybody.filter(speaksAs(request.query.role));
    if (readers.length === 0) throw refusal('UNAUTHORIZED');
    const hero = await sessions.child();
    const isHeroAlone = readers.every(({ childId }) => childId !== null);
    if (isHeroAlone && hero?.controls.emergencyMode) throw emergencyRefusal(hero.controls);
    // A call that is not open to helpers tells them so (rules: members).
    if (of === 'proposal' && readers.every(({ isHelper }) => isHelper)) throw refusal('HELPER');
    const isSmall = request.query.size === 'small';
    const notesLook = !isSmall && request.method === 'GET' && isOfOwnPage(request.headers);
    const row = await findPhotoFor(ports, readers, { of, id: request.params.id, notesLook });
    if (!row?.byteSize) throw missingMedia();
    const etag = `"${row.id}${isSmall ? '-small' : ''}"`;
    reply.header('cache-control', MEDIA_CACHE).header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    reply.type(row.contentType ?? 'application/octet-stream').header('content-disposition', 'inline');
    if (request.method === 'HEAD' && !isSmall) return reply.header('content-length', row.byteSize).send();
    const bytes = await ports.media.get(row.id);
    const sent =
      bytes && isSmall
        ? await ports.pictures.shrink({ of: row.familyId, isAnswered: () => reply.raw.destroyed }, bytes)
        : bytes;
    if (!sent) throw missingMedia();
    return reply.send(sent);
  };
  // HEAD by hand: nobody has looked at a picture whose bytes were not sent.
  for (const { of, url } of ROWS) {
    app.route({ method: ['GET', 'HEAD'], url, compress: false, handler: answer(of) });
  }
}

/** Another website cannot make a parent look: a picture of our own pages is fetched without an origin, from the same one. */
const isOfOwnPage = ({ origin, 'sec-fetch-site': site }: FastifyRequest['headers']) =>
  origin === undefined && (site === undefined || site === 'same-origin' || site === 'none');

const speaksAs = (role: string | undefined) => (reader: MediaReader) =>
  role === 'parent' ? reader.childId === null : role === 'child' ? reader.childId !== null : true;
