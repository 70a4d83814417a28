import type { Ports, RequestContext } from '@herohood/api/context';
import { findMedia, type MediaRow } from '@herohood/db/media/queries';
import { DomainError } from '@herohood/domain/errors';
import { idField } from '@herohood/domain/fields';
import type { FastifyInstance } from 'fastify';
import type { ContextMaker } from './request-context';

/** What an id names never changes, but it is a family's own: no shared cache may keep it. */
const CACHE = 'private, max-age=31536000, immutable';

/**
 * GET /api/media/{id}: a recording or picture, for the family's own sessions (ruling R17). A picture in a page
 * cannot say which app asks: whoever of this browser's two sessions owns it may see it, with or without premium.
 */
export function registerMedia(app: FastifyInstance, ports: Ports, makeContext: ContextMaker): void {
  app.get<{ Params: { id: string } }>('/api/media/:id', { compress: false }, async (request, reply) => {
    const { sessions } = makeContext(request, reply);
    const families = await familiesOf(sessions);
    if (families.length === 0) throw await refusalFor(sessions);
    const row = await findIn(ports, families, request.params.id);
    const bytes = row && (await ports.media.get(row.id));
    if (!row || !bytes) throw new DomainError('NOT_FOUND', 'This file does not exist.');
    return reply
      .type(row.contentType ?? 'application/octet-stream')
      .header('cache-control', CACHE)
      .send(bytes);
  });
}

async function familiesOf(sessions: RequestContext['sessions']): Promise<string[]> {
  const parent = await sessions.parent();
  const child = await sessions.child();
  const isMember = parent && parent.familyRole !== 'waiting';
  return [...(isMember ? [parent.family.id] : []), ...(child ? [child.family.id] : [])];
}

async function refusalFor(sessions: RequestContext['sessions']): Promise<DomainError> {
  return (await sessions.parent())
    ? new DomainError('WAITING_FOR_ACCEPTANCE', 'A parent of this family has to accept you first.')
    : new DomainError('UNAUTHORIZED', 'Please sign in first.');
}

async function findIn(ports: Ports, families: string[], id: string): Promise<MediaRow | null> {
  const key = idField.safeParse(id);
  if (!key.success) return null;
  for (const familyId of families) {
    const row = await findMedia(ports.db, familyId, key.data);
    if (row) return row;
  }
  return null;
}
