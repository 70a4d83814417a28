import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';

const OWN = ["'self'"];

/** Own origin only. Inline styles are what Mantine and framer-motion draw with; scripts never are inline. */
const CONTENT_SECURITY_POLICY = {
  'default-src': OWN,
  'base-uri': OWN,
  'connect-src': OWN,
  'font-src': OWN,
  'form-action': OWN,
  'frame-ancestors': ["'none'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'manifest-src': OWN,
  'media-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  'script-src': OWN,
  'script-src-attr': ["'none'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'worker-src': OWN,
};

/** Half a year; browsers then refuse plain http to this host. */
const STRICT_TRANSPORT = 'max-age=15552000';
/** The kids' and the parent's app record voice; nothing else of the device is needed. */
const PERMISSIONS = 'camera=(), geolocation=(), microphone=(self), payment=(self)';

/** What Stripe's card form needs; it is let in only where Stripe takes the payments. */
const STRIPE = {
  connect: ['https://api.stripe.com'],
  frame: ['https://js.stripe.com', 'https://hooks.stripe.com'],
  script: ['https://js.stripe.com'],
};

/**
 * Headers of ruling R21's web hygiene, on every answer. `connectTo`: other origins that the pages may send to.
 */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  options: { publicUrl: URL | undefined; connectTo: readonly string[]; hasStripe: boolean },
): Promise<void> {
  const { publicUrl, connectTo, hasStripe } = options;
  const directives = {
    ...CONTENT_SECURITY_POLICY,
    'connect-src': [...OWN, ...connectTo, ...(hasStripe ? STRIPE.connect : [])],
    ...(hasStripe ? { 'script-src': [...OWN, ...STRIPE.script], 'frame-src': STRIPE.frame } : {}),
  };
  const always = { ...(await hygiene(directives)), 'permissions-policy': PERMISSIONS };
  const isPublicSecure = publicUrl?.protocol === 'https:';
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(always);
    if (isPublicSecure || request.protocol === 'https') {
      reply.header('strict-transport-security', STRICT_TRANSPORT);
    }
    // Answers of the API belong to one family: no cache on the way may keep them.
    if (isCall(request.url)) reply.header('cache-control', 'no-store');
  });
}

/** The library's headers, which are the same on every answer: it would write the whole policy anew for each. */
async function hygiene(directives: Record<string, readonly string[]>): Promise<Record<string, string>> {
  const sample = fastify();
  await sample.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: directives as Record<string, string[]> },
    // Sent by ourselves, and only where the page came over https: on plain http it would mean nothing.
    hsts: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  let written: Record<string, unknown> = {};
  sample.get('/', async (_request, reply) => {
    written = { ...reply.raw.getHeaders(), ...reply.getHeaders() };
    return '';
  });
  await sample.inject('/');
  await sample.close();
  return Object.fromEntries(Object.entries(written).map(([name, value]) => [name, String(value)]));
}

/** Whether an address is one of the API's, REST or tRPC. */
export function isCall(url: string): boolean {
  return /^\/(?:api|trpc)(?:[/?]|$)/.test(url);
}
