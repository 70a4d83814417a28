import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { once } from '../once';
import type { OpenApiDocument } from './openapi';

/** What of the page's own answer goes on; the rest is this server's to say. */
const HEADERS = ['content-type', 'cache-control', 'etag', 'last-modified', 'location'];

/** GET /api/openapi.json and a page to read it at /api/docs (rules: operator), both made when first asked for. */
export function registerDocs(app: FastifyInstance, describe: () => OpenApiDocument): void {
  const json = once(() => JSON.stringify(describe()));
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(json()),
  );

  const page = once(() => openPage(json()));
  const answer = async ({ url, headers }: FastifyRequest, reply: FastifyReply) => {
    const { statusCode, headers: given, rawPayload } = await (await page()).inject({ url, headers });
    if (statusCode === 404) return reply.callNotFound();
    for (const name of HEADERS) if (given[name] !== undefined) reply.header(name, given[name]);
    return reply.code(statusCode).send(rawPayload);
  };
  app.get('/api/docs', answer);
  app.get('/api/docs/*', answer);
}

/** A server of its own that never listens: its libraries are large, and few ever read the page. */
async function openPage(json: string): Promise<FastifyInstance> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ]);
  const page = fastify();
  // The page's plugin asks for the document through this one, which here only holds it.
  await page.register(swagger, { mode: 'static', specification: { document: JSON.parse(json) } });
  await page.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { url: '/api/openapi.json', docExpansion: 'none', tryItOutEnabled: true },
    // The server's own policy holds here too: the page has no inline script.
    staticCSP: false,
  });
  return page;
}
