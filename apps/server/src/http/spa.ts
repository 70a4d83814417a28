import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { DomainError } from '@herohood/domain/errors';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendNotFound } from './error-replies';
import { isCall } from './security-headers';

/** Folders with the built web apps. */
export interface WebApps {
  kids: string;
  parent: string;
}

/** Every address that shows a screen, and the app that draws it. Any other answers 404 (rules: addresses). */
const SCREENS: Record<string, keyof WebApps> = {
  '/': 'parent',
  '/login': 'parent',
  '/parent': 'parent',
  '/parent-dashboard': 'parent',
  '/parent/auth': 'parent',
  '/parent/reset-password': 'parent',
  '/parent/confirm-email': 'parent',
  '/family': 'parent',
  '/parent/rewards': 'parent',
  '/progress-reports': 'parent',
  '/alert-settings': 'parent',
  '/alert-settings/:habitId': 'parent',
  '/subscription': 'parent',
  '/premium-enrollment': 'parent',
  '/premium-checkout': 'parent',
  '/premium-success': 'parent',
  '/kids': 'kids',
  '/kids-login': 'kids',
};

/** Addresses for which the build makes a page of their own, which names their screen's parts. */
const OWN_PAGES: Record<string, string> = { '/kids': 'kids.html', '/kids-login': 'kids-login.html' };

/** Where each app's own files stand; the build writes these prefixes into its pages. */
const FILES: Record<keyof WebApps, string> = { kids: '/kids-app/', parent: '/parent-app/' };

/**
 * What the kids' service worker may control, though it stands deeper: exactly the two screens of its app begin so.
 * Neither the parent's pages nor any call is ever in its hands.
 */
const KIDS_SCREENS = '/kids';

const A_YEAR = 'public, max-age=31536000, immutable';

/** Serves the two web apps, and the parent app's '404 Page Not Found' for every other address. */
export async function registerWebApps(app: FastifyInstance, folders: WebApps): Promise<void> {
  for (const [name, prefix] of Object.entries(FILES) as [keyof WebApps, string][]) {
    if (!existsSync(folders[name])) continue;
    await app.register(fastifyStatic, {
      root: folders[name],
      prefix,
      decorateReply: false,
      index: false,
      cacheControl: false,
      // The build lays brotli and gzip copies beside its assets.
      preCompressed: true,
      // The page itself has addresses of its own; under this prefix its routes would not work.
      // What a tool leaves lying about in a folder is no file of the app.
      dotfiles: 'ignore',
      allowedPath: (path) => !path.endsWith('.html') && !path.endsWith('/'),
      setHeaders: (reply, path) => {
        // The build puts a digest into the names of what lies in assets/, and only there.
        reply.header('cache-control', /[\\/]assets[\\/]/.test(path) ? A_YEAR : 'no-cache');
        if (name === 'kids' && /[\\/]service-worker\.js$/.test(path)) {
          reply.header('service-worker-allowed', KIDS_SCREENS);
        }
      },
    });
  }
  for (const [address, name] of Object.entries(SCREENS)) {
    app.get(address, async (_request, reply) =>
      sendPage(reply, join(folders[name], OWN_PAGES[address] ?? 'index.html'), 200),
    );
  }
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    return isPage && !isCall(request.url)
      ? sendPage(reply, join(folders.parent, 'index.html'), 404)
      : sendNotFound(reply);
  });
}

async function sendPage(reply: FastifyReply, file: string, status: number): Promise<FastifyReply> {
  const html = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (html === null) {
    throw new DomainError('UNAVAILABLE', 'The web apps are not built yet. Build them with: npm run build');
  }
  return reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html);
}
