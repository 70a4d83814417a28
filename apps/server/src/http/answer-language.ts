import type { Ports, RequestContext } from '@herohood/api/context';
import { strangersLocale } from '@herohood/api/languages/spoken-locale';
import type { Locale } from '@herohood/domain/languages/locale';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Who is behind a request, once its handler has asked for a context. */
const contexts = new WeakMap<FastifyRequest, RequestContext>();

export function rememberContext(request: FastifyRequest, ctx: RequestContext): void {
  contexts.set(request, ctx);
}

/** The language of whoever sent a request (rules: languages); of what is refused before a call begins, the browser's. */
export async function answerLanguage(
  request: FastifyRequest,
  { locales }: Pick<Ports, 'locales'>,
): Promise<Locale> {
  return contexts.get(request)?.localeFor() ?? browserLanguage(request, { locales });
}

/** The language of the browser alone: nothing is looked up. */
export function browserLanguage({ headers }: FastifyRequest, ports: Pick<Ports, 'locales'>): Locale {
  return strangersLocale(ports, { acceptLanguage: headers['accept-language'] ?? '' });
}

/**
 * Says on a scope's answers in which language their words are. Refusals have said it; what failed on our side says nothing,
 * so that nobody waits for a database that is away.
 */
export function sayAnswerLanguage(scope: FastifyInstance): void {
  scope.addHook('onSend', async (request, reply, payload) => {
    const ctx = contexts.get(request);
    const { status } = payload instanceof Response ? payload : { status: reply.statusCode };
    if (!ctx || status >= 500 || reply.hasHeader('content-language')) return;
    reply.header('content-language', await ctx.localeFor());
  });
}
