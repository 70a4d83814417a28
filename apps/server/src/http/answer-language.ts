import type { Ports, RequestContext } from '@herohood/api/context';
import { strangersLocale } from '@herohood/api/languages/spoken-locale';
import type { Locale } from '@herohood/domain/languages/locale';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { kindOf } from './matched-route';

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

/** Says on answers of calls that carry words in which language those are. Faults say it themselves: nothing may delay them. */
export function registerAnswerLanguage(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    const ctx = contexts.get(request);
    if (!ctx || kindOf(request) !== 'call' || reply.statusCode >= 500) return;
    const isJson = /^application\/json/.test(String(reply.getHeader('content-type') ?? ''));
    if (!isJson || reply.hasHeader('content-language')) return;
    reply.header('content-language', await ctx.localeFor());
  });
}
