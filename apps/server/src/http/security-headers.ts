import type { FastifyInstance } from 'fastify';
import { kindOf } from './matched-route';

const OWN = ["'self'"];

/** Own origin only. Inline styles are what Mantine and framer-motion draw with; scripts never are inline. */
export const CONTENT_SECURITY_POLICY = {
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

/** Headers of web hygiene (rules: operator) for every answer. `connectTo`: other origins that the pages may send to. */
export function securityHeaders(options: {
  connectTo: readonly string[];
  hasStripe: boolean;
}): Record<string, string> {
  const { connectTo, hasStripe } = options;
  const directives = {
    ...CONTENT_SECURITY_POLICY,
    'connect-src': [...OWN, ...connectTo, ...(hasStripe ? STRIPE.connect : [])],
    ...(hasStripe ? { 'script-src': [...OWN, ...STRIPE.script], 'frame-src': STRIPE.frame } : {}),
  };
  return { ...hygiene(directives), 'permissions-policy': PERMISSIONS };
}

/** Sets them. Register it first: what the guards behind it refuse has them too. */
export function registerSecurityHeaders(
  app: FastifyInstance,
  { publicUrl, headers }: { publicUrl: URL | undefined; headers: Record<string, string> },
): void {
  const isPublicSecure = publicUrl?.protocol === 'https:';
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    if (isPublicSecure || request.protocol === 'https') {
      reply.header('strict-transport-security', STRICT_TRANSPORT);
    }
    // Answers of the API belong to one family: no cache on the way may keep them.
    if (kindOf(request) === 'call') reply.header('cache-control', 'no-store');
  });
}

/**
 * What helmet writes with this policy, which is the same on every answer: a test compares. Asking the library itself takes a
 * second server at each start.
 */
export function hygiene(directives: Record<string, readonly string[]>): Record<string, string> {
  const policy = Object.entries(directives).map(([name, values]) => [name, ...values].join(' '));
  return {
    'content-security-policy': policy.join(';'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  };
}
