import { requestRefusal } from '@herohood/api/refusals';
import type { Meta, WriteAnswer } from '@herohood/api/trpc';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { once } from '../once';
import { hasBody } from './has-body';
import { requireModestJson } from './json-bounds';
import type { ContextMaker } from './request-context';
import { inputReader } from './rest-input';
import type { ServedRow } from './rest-rows';
import { openWrittenAnswer } from './written-answer';

interface RestOptions {
  rows: readonly ServedRow[];
  makeContext: ContextMaker;
  /** Bytes; what a call may send unless its row says otherwise. */
  bodyLimit: number;
}

/** Serves every row of the REST contract by calling its procedure directly. */
export async function registerRest(
  app: FastifyInstance,
  { rows, makeContext, bodyLimit }: RestOptions,
): Promise<void> {
  // In a scope of its own: the body rules below are not those of other routes.
  await app.register(async (scope) => {
    acceptJsonOrNothing(scope);
    for (const served of rows) {
      const { row } = served;
      scope.route({
        method: row.method,
        url: row.path.replace(/\{(\w+)\}/g, ':$1'),
        bodyLimit: row.bodyLimit ?? bodyLimit,
        handler: handlerOf(served, makeContext),
      });
    }
  });
}

function handlerOf(served: ServedRow, makeContext: ContextMaker) {
  const { name, row } = served;
  const procedure = row.streamed ?? served.procedure;
  const { type, meta } = procedure._def;
  const { who } = (meta ?? {}) as Meta;
  // Describing every row's input would take a start's time for rows that are called much later.
  const readerOf = once(() => served.input && inputReader(served.input, row));
  return async (request: FastifyRequest, reply: FastifyReply) => {
    let status: number = row.status ?? 200;
    const ctx = makeContext(request, reply, (code) => {
      status = code;
    });
    const input = readerOf()?.(request);
    const output: unknown = await procedure({
      ctx,
      path: name,
      type,
      getRawInput: async () => input,
      signal: undefined,
      batchIndex: 0,
    });
    if (row.alsoStatus === 204 && output === null) status = 204;
    reply.code(status);
    if (status === 204) return reply.send();
    reply.type('application/json; charset=utf-8').header('content-language', await ctx.localeFor(who));
    if (row.streamed) {
      // A browser that opens the address keeps the file instead of showing it.
      reply.header('content-disposition', 'attachment; filename="herohood.json"');
      return reply.send(await openWrittenAnswer(output as WriteAnswer));
    }
    return reply.send(JSON.stringify(output ?? null));
  };
}

/**
 * A body is JSON or absent. An absent one is fine under any content type: programs often name one out of habit.
 */
function acceptJsonOrNothing(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') return done(null, undefined);
    try {
      requireModestJson(body);
    } catch (error) {
      return done(error as Error);
    }
    parse(request, body, done);
  });
  scope.addContentTypeParser('*', (request, _payload, done) => {
    if (hasBody(request.headers)) {
      done(requestRefusal('UNSUPPORTED_MEDIA_TYPE', 'wantsJson'));
    } else {
      done(null, undefined);
    }
  });
}
