import helmet from '@fastify/helmet';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import {
  CONTENT_SECURITY_POLICY,
  hygiene,
  registerSecurityHeaders,
  securityHeaders,
} from './security-headers';

async function policy({ connectTo = [] as string[], hasStripe = false } = {}): Promise<string> {
  const app = fastify();
  registerSecurityHeaders(app, {
    publicUrl: undefined,
    headers: securityHeaders({ connectTo, hasStripe }),
  });
  app.get('/', async () => 'page');
  const { headers } = await app.inject('/');
  await app.close();
  return String(headers['content-security-policy']);
}

test('pages send to their own origin alone, and know no provider of payments', async () => {
  const header = await policy();
  expect(header).toContain("connect-src 'self';");
  expect(header).toContain("script-src 'self';");
  expect(header).not.toContain('stripe');
});

test('pages may send to the store that takes uploads by itself, and load nothing from there', async () => {
  const origin = 'https://voices.example';
  const header = await policy({ connectTo: [origin] });
  expect(header).toContain(`connect-src 'self' ${origin};`);
  expect(header.split(origin)).toHaveLength(2);
});

test("pages may load Stripe's card form where Stripe takes the payments", async () => {
  const header = await policy({ hasStripe: true });
  expect(header).toContain("script-src 'self' https://js.stripe.com;");
  expect(header).toContain('frame-src https://js.stripe.com https://hooks.stripe.com');
  expect(header).toContain("connect-src 'self' https://api.stripe.com;");
});

test('the headers are what the library writes with the same policy', async () => {
  const app = fastify();
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_SECURITY_POLICY },
    // Sent by ourselves, and only where the page came over https: on plain http it would mean nothing.
    hsts: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.get('/', async (_request, reply) => reply.getHeaders());
  const written = (await app.inject('/')).json();
  await app.close();
  expect(written).toEqual(hygiene(CONTENT_SECURITY_POLICY));
});
