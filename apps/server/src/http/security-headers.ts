import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

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

/** Headers of ruling R21's web hygiene, on every answer. */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  publicUrl: URL | undefined,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_SECURITY_POLICY },
    // Sent below, and only where the page came over https: on plain http it would mean nothing.
    hsts: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  const isPublicSecure = publicUrl?.protocol === 'https:';
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
    if (isPublicSecure || request.protocol === 'https') {
      reply.header('strict-transport-security', STRICT_TRANSPORT);
    }
    // Answers of the API belong to one family: no cache on the way may keep them.
    if (isCall(request.url)) reply.header('cache-control', 'no-store');
  });
}

/** Whether an address is one of the API's, REST or tRPC. */
export function isCall(url: string): boolean {
  return /^\/(?:api|trpc)(?:[/?]|$)/.test(url);
}
