import type { Ports } from '@herohood/api/context';
import { requestRefusal } from '@herohood/api/refusals';
import { handlePaymentEvent } from '@herohood/api/subscription/settle-family';
import { DomainError } from '@herohood/domain/errors';
import type { PaymentsSandbox } from '@herohood/payments-sandbox/payments-sandbox';
import type { FastifyInstance } from 'fastify';
import { SANDBOX_PREFIX } from '../adapters/payments-provider';
import { isFromThisMachine } from './this-machine';

/**
 * The payments sandbox under /sandbox/stripe/v1/ (rules: errors). It checks keys and client secrets itself, as Stripe
 * does, and answers in Stripe's shapes. Unless the operator has chosen it, only this machine finds it: it came by itself, where
 * nobody else seemed to come in.
 */
export async function registerPaymentsSandbox(
  app: FastifyInstance,
  { sandbox, isChosen }: { sandbox: Pick<PaymentsSandbox, 'handle'>; isChosen: boolean },
): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => {
      if (!isChosen && !isFromThisMachine(request)) throw requestRefusal('NOT_FOUND', 'noSuchAddress');
    });
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.all<{ Params: { '*': string } }>(
      `${SANDBOX_PREFIX}/v1/*`,
      async ({ method, params, url, headers, body }, reply) => {
        const answer = await sandbox.handle({
          method,
          path: params['*'],
          query: new URL(url, 'http://sandbox').search.slice(1),
          headers,
          body: typeof body === 'string' ? body : '',
        });
        return reply.code(answer.status).headers(answer.headers).send(answer.body);
      },
    );
  });
}

/**
 * POST /api/stripe/webhook (rules: payments). The signature covers the body's very bytes, so nothing may parse it before.
 * Events are some kilobytes, so that the server's limit for anybody's bodies is enough. A 5xx answer makes the provider send the event again.
 */
export async function registerStripeWebhook(app: FastifyInstance, ports: Ports): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post('/api/stripe/webhook', async (request) => {
      const signature = request.headers['stripe-signature'];
      const body = typeof request.body === 'string' ? request.body : '';
      const event =
        typeof signature === 'string'
          ? await ports.payments.readEvent({ body, signature, now: ports.now() })
          : null;
      if (!event) throw new DomainError('BAD_REQUEST', 'The signature of this event is not valid.');
      await handlePaymentEvent(ports, event);
      return { received: true };
    });
  });
}
