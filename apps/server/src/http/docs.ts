import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { OpenApiDocument } from './openapi';

/** GET /api/openapi.json and a page to read it at /api/docs (ruling R20). */
export async function registerDocs(app: FastifyInstance, document: OpenApiDocument): Promise<void> {
  const json = JSON.stringify(document);
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(json),
  );
  await app.register(async (scope) => {
    // The page's plugin asks for the document through this one, which here only holds it.
    await scope.register(swagger, { mode: 'static', specification: { document: JSON.parse(json) } });
    await scope.register(swaggerUi, {
      routePrefix: '/api/docs',
      uiConfig: { url: '/api/openapi.json', docExpansion: 'none', tryItOutEnabled: true },
      // The server's own policy holds here too: the page has no inline script.
      staticCSP: false,
    });
  });
}
