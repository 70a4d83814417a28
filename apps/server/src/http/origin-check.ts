import { DomainError } from '@herohood/domain/errors';
import type { FastifyInstance } from 'fastify';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

interface Claim {
  method: string;
  /** The `Origin` header; browsers send it with every state-changing request, programs do not. */
  origin: string | undefined;
  /** The `Sec-Fetch-Site` header, which no page can set. */
  fetchSite: string | undefined;
  /** Origins under which this server is reached. */
  ownOrigins: readonly string[];
}

/**
 * Whether another website makes this browser change something here (ruling R3). Cookies alone do not tell:
 * a form on a foreign page may carry them. The content type does not matter.
 */
export function isForeign({ method, origin, fetchSite, ownOrigins }: Claim): boolean {
  if (READS.has(method)) return false;
  if (fetchSite === 'cross-site') return true;
  return origin !== undefined && !ownOrigins.includes(origin.toLowerCase());
}

/** Refuses foreign requests before anything else sees them. Register it first. */
export function registerOriginCheck(app: FastifyInstance, publicUrl: URL | undefined): void {
  const publicOrigins = publicUrl ? [publicUrl.origin] : [];
  app.addHook('onRequest', async ({ method, headers, protocol, host }) => {
    const own = `${protocol}://${host}`.toLowerCase();
    const site = headers['sec-fetch-site'];
    const claim = {
      method,
      origin: headers.origin,
      fetchSite: Array.isArray(site) ? site.join() : site,
      ownOrigins: [own, ...publicOrigins],
    };
    if (isForeign(claim)) {
      throw new DomainError('FOREIGN_ORIGIN', 'This request came from another website and was refused.');
    }
  });
}
