import type { FastifyInstance } from 'fastify';
import { isCall } from './security-headers';

/**
 * One line per call of the API: what was asked by pattern, never with query or body, and how it went. The request
 * id goes back to the caller, so that a complaint can be found in the log.
 */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ id }, reply) => {
    reply.header('x-request-id', id);
  });
  app.addHook('onResponse', async (request, reply) => {
    if (!isCall(request.url)) return;
    const { method, routeOptions, ip: address, log } = request;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    log.info({ method, route: routeOptions.url, status: reply.statusCode, ms, address }, 'call');
  });
}
