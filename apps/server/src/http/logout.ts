import { endChildSession, endParentSession } from '@herohood/api/account/session';
import { requestRefusal } from '@herohood/api/refusals';
import type { FastifyInstance } from 'fastify';
import type { ContextMaker } from './request-context';

/**
 * GET /api/logout: ends the session of `role`, or both without one, and goes to where that person signs in
 * (rules: sessions). A GET that changes something, because the apps navigate to it: therefore another website may lead
 * a person here by a link, but may not call it unseen from a picture or a script.
 */
export function registerLogout(app: FastifyInstance, makeContext: ContextMaker): void {
  app.get<{ Querystring: { role?: string } }>(
    '/api/logout',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { headers, query } = request;
      const isNavigation =
        headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
      if (headers['sec-fetch-site'] === 'cross-site' && !isNavigation) {
        throw requestRefusal('FOREIGN_ORIGIN', 'foreignOrigin');
      }
      const ctx = makeContext(request, reply);
      if (query.role !== 'child') await endParentSession(ctx);
      if (query.role !== 'parent') await endChildSession(ctx);
      return reply.redirect(query.role === 'child' ? '/kids-login' : '/', 302);
    },
  );
}
