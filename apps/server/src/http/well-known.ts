import type { FastifyInstance } from 'fastify';

interface Site {
  publicOrigin: () => string;
  supportEmail: string | undefined;
  now: () => Date;
}

const A_YEAR_MS = 365 * 86_400_000;
/** What search engines may read: the other pages are for whoever has a family here (`robots.txt`). */
const PUBLIC_PAGES = ['/', '/privacy', '/terms'];

/**
 * What programs look for at addresses that standards name: whom to tell of a weakness (RFC 9116), where a password is
 * changed (W3C), which pages there are for search engines.
 */
export function registerWellKnown(app: FastifyInstance, { publicOrigin, supportEmail, now }: Site): void {
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const contact = supportEmail ? `mailto:${supportEmail}` : `${publicOrigin()}/privacy`;
    const expires = new Date(now().getTime() + A_YEAR_MS).toISOString();
    const canonical = `${publicOrigin()}/.well-known/security.txt`;
    return reply
      .type('text/plain; charset=utf-8')
      .send(`Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${canonical}\n`);
  });
  app.get('/.well-known/change-password', async (_request, reply) => reply.redirect('/parent/settings'));
  app.get('/sitemap.xml', async (_request, reply) => {
    const urls = PUBLIC_PAGES.map((path) => `<url><loc>${publicOrigin()}${path}</loc></url>`).join('');
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`,
      );
  });
}
