import type { RequestContext } from '@herohood/api/context';
import { presentError } from '@herohood/api/errors';
import { requestRefusal } from '@herohood/api/refusals';
import type { AnyRouter } from '@trpc/server';
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import type { FastifyInstance } from 'fastify';
import { sayAnswerLanguage } from './answer-language';
import { logFault } from './error-replies';
import { tooLarge } from './guard-refusals';
import { requireModestJson } from './json-bounds';
import type { RefusalCounts } from './refusal-counts';
import type { ContextMaker } from './request-context';
import type { ServedRow } from './rest-rows';

/** Calls in one request; without a bound one POST could try a thousand PINs. */
export const MAX_BATCH = 20;

/** HEAD is a look at the address, and runs nothing. */
const METHODS = new Set(['GET', 'HEAD', 'POST']);

interface TrpcOptions {
  router: AnyRouter;
  rows: readonly ServedRow[];
  makeContext: ContextMaker;
  /** Bytes; what a call may send unless its row of the REST contract says otherwise. */
  bodyLimit: number;
  refusals: RefusalCounts;
}

/** Serves the router under /trpc, batches included. */
export async function registerTrpc(app: FastifyInstance, options: TrpcOptions): Promise<void> {
  const limits = new Map(options.rows.map(({ name, row }) => [name, row.bodyLimit ?? options.bodyLimit]));
  const largest = Math.max(options.bodyLimit, ...limits.values());
  const limitOf = (path: string) =>
    Math.max(...path.split(',').map((name) => limits.get(name) ?? options.bodyLimit));

  const isCrowded = (path: string) => {
    const names = path.split(',').slice(0, MAX_BATCH);
    return options.rows.some(({ name, mostInRequest }) => {
      return names.filter((each) => each === name).length > mostInRequest;
    });
  };

  await app.register(async (scope) => {
    sayAnswerLanguage(scope);
    scope.addHook('onRoute', (route) => {
      route.bodyLimit = largest;
    });
    scope.addHook('onRequest', async ({ method, params, headers, raw }) => {
      const { path } = params as { path: string };
      // The library cannot even read some of the others.
      if (!METHODS.has(method)) throw requestRefusal('NOT_FOUND', 'noSuchAddress');
      // As the library answers a batch that is too long.
      if (isCrowded(path)) throw requestRefusal('BAD_REQUEST', 'malformed');
      // The library reads forms and files too, which no procedure takes, and answers other types in its own words.
      if (method !== 'GET' && method !== 'HEAD' && !isJson(headers['content-type'])) {
        throw requestRefusal('UNSUPPORTED_MEDIA_TYPE', 'wantsJson');
      }
      if (Number(headers['content-length'] ?? 0) > limitOf(path)) throw tooLarge();
      // A streamed batch would be under way before its calls could set a cookie or a status.
      delete raw.headers['trpc-accept'];
    });
    // Again on what was read: a request need not tell its length.
    scope.addHook('preHandler', async ({ params, body }) => {
      const { path } = params as { path: string };
      if (typeof body !== 'string') return;
      if (Buffer.byteLength(body) > limitOf(path)) throw tooLarge();
      requireModestJson(body);
    });
    await scope.register(fastifyTRPCPlugin, {
      prefix: '/trpc',
      trpcOptions: {
        router: options.router,
        maxBatchSize: MAX_BATCH,
        createContext: ({ req, res }): RequestContext => options.makeContext(req, res),
        onError: ({ error, path, req }) => {
          const { httpStatus } = presentError(error);
          options.refusals.note(httpStatus, error);
          if (httpStatus >= 500) logFault(req, error, path);
        },
        responseMeta: ({ errors }) => {
          const waits = errors.map((error) => presentError(error).retryAfter ?? 0);
          const retryAfter = Math.max(0, ...waits);
          return retryAfter > 0 ? { headers: { 'retry-after': String(retryAfter) } } : {};
        },
      },
    } satisfies FastifyTRPCPluginOptions<AnyRouter>);
  });
}

/** As the library wants it: in small letters, parameters aside. */
function isJson(contentType: string | undefined): boolean {
  return /^application\/json(?:\s*;|$)/.test(contentType ?? '');
}
