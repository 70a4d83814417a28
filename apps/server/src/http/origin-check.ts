import { requestRefusal } from '@herohood/api/refusals';
import { requestTexts } from '@herohood/api/text/en/requests';
import type { FastifyInstance } from 'fastify';
import { isLoopbackHost } from '../public-origin';

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
 * Whether another website makes this browser change something here (rules: sessions). Cookies alone do not tell:
 * a form on a foreign page may carry them. The content type does not matter.
 */
export function isForeign({ method, origin, fetchSite, ownOrigins }: Claim): boolean {
  if (READS.has(method)) return false;
  if (fetchSite === 'cross-site') return true;
  return origin !== undefined && !ownOrigins.includes(origin.toLowerCase());
}

/** Whether a page came over plain http from another machine, where browsers drop the cookies of an https server unsaid. */
function isInsecurePage({ origin }: { origin?: string | undefined }): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  const { protocol, hostname } = new URL(origin);
  return protocol === 'http:' && !isLoopbackHost(hostname);
}

/** Refuses foreign requests before any guard counts them, and pages at which nobody could sign in. */
export function registerOriginCheck(app: FastifyInstance, publicUrl: URL | undefined): void {
  const publicOrigins = publicUrl ? [publicUrl.origin] : [];
  let isToldOfHttp = false;
  app.addHook('onRequest', async ({ method, headers, protocol, host, raw }) => {
    // A proxy may go by the other one (RFC 9112, 3.2).
    if (raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1) {
      throw requestRefusal('BAD_REQUEST', 'malformed');
    }
    const own = `${protocol}://${host}`.toLowerCase();
    const site = headers['sec-fetch-site'];
    const claim = {
      method,
      origin: headers.origin,
      fetchSite: Array.isArray(site) ? site.join() : site,
      ownOrigins: [own, ...publicOrigins],
    };
    if (isForeign(claim)) {
      throw requestRefusal('FOREIGN_ORIGIN', 'foreignOrigin');
    }
    if (publicUrl?.protocol !== 'https:' || READS.has(method) || !isInsecurePage(headers)) return;
    const elsewhere = requestRefusal('FOREIGN_ORIGIN', {
      id: requestTexts.insecurePage,
      values: { origin: publicUrl.origin },
    });
    if (!isToldOfHttp) {
      app.log.warn({ origin: headers.origin }, `a page came over plain http. ${elsewhere.message}`);
    }
    isToldOfHttp = true;
    throw elsewhere;
  });
}
