import type { Ports } from '@herohood/api/context';
import { handlePaymentEvent } from '@herohood/api/subscription/settle-family';
import { DomainError } from '@herohood/domain/errors';
import type { FastifyInstance } from 'fastify';

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
