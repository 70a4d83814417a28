import type { FastifyInstance } from 'fastify';
import { kindOf } from './matched-route';

/**
 * One line per call of the API: what was asked by pattern, never with query or body, and how it went. The request
 * id goes back to the caller, so that a complaint can be found in the log.
 */
export function registerRequestLog(app: FastifyInstance, isProxyTrusted: boolean): void {
  let isWarned = isProxyTrusted;
  app.addHook('onRequest', async ({ id, headers, log }, reply) => {
    reply.header('x-request-id', id);
    if (isWarned || headers['x-forwarded-for'] === undefined) return;
    isWarned = true;
    log.warn(
      'a proxy forwards requests but is not trusted: callers share its address; see TRUST_PROXY and PUBLIC_URL',
    );
  });
  app.addHook('onResponse', async (request, reply) => {
    if (kindOf(request) !== 'call') return;
    const { method, routeOptions, ip: address, log } = request;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    log.info({ method, route: routeOptions.url, status: reply.statusCode, ms, address }, 'call');
  });
}
