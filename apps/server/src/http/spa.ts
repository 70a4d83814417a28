import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { DomainError } from '@herohood/domain/errors';
import type { SiteSettings } from '@herohood/domain/family/site-settings';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendNotFound } from './error-replies';
import { kindOf } from './matched-route';
import { withSettings } from './site-settings';

/** Folders with the built web apps. */
export interface WebApps {
  kids: string;
  parent: string;
}

export interface WebAppOptions {
  folders: WebApps;
  /** What the pages are told of this server. */
  settings: () => Promise<SiteSettings>;
  legalUrl: string | undefined;
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
  '/parent/heroes': 'parent',
  '/parent/heroes/:heroId': 'parent',
  '/parent/missions': 'parent',
  '/parent/rewards': 'parent',
  '/parent/calendar': 'parent',
  '/parent/reports': 'parent',
  '/parent/family': 'parent',
  '/parent/settings': 'parent',
  '/progress-reports': 'parent',
  '/alert-settings': 'parent',
  '/alert-settings/:habitId': 'parent',
  '/subscription': 'parent',
  '/premium-enrollment': 'parent',
  '/premium-checkout': 'parent',
  '/premium-success': 'parent',
  '/privacy': 'parent',
  '/terms': 'parent',
  '/kids': 'kids',
  '/kids-login': 'kids',
};

/** Addresses for which the build makes a page of their own, which names their screen's parts. */
const OWN_PAGES: Record<string, string> = {
  '/privacy': 'privacy.html',
  '/terms': 'terms.html',
};

/** They stand elsewhere when the operator has pages of their own. */
const LEGAL_PAGES = ['/privacy', '/terms'];

/** What browsers and search engines ask for at the root, and the parent app's file for it. */
const ROOT_FILES: Record<string, string> = {
  '/favicon.ico': 'favicon.ico',
  '/robots.txt': 'robots.txt',
};

/** Where each app's own files stand; the build writes these prefixes into its pages. */
const FILES: Record<keyof WebApps, string> = { kids: '/kids-app/', parent: '/parent-app/' };

/**
 * What each app's service worker may control, though it stands deeper: its own screens begin so, those of the other app
 * and the calls do not.
 */
const WORKER_SCOPES: Record<keyof WebApps, string> = { kids: '/kids', parent: '/parent' };

const A_YEAR = 'public, max-age=31536000, immutable';

/** Serves the two web apps, and '404 Page Not Found' for every other address, in the look of the app whose address it is. */
export async function registerWebApps(
  app: FastifyInstance,
  { folders, settings, legalUrl }: WebAppOptions,
): Promise<void> {
  for (const [name, prefix] of Object.entries(FILES) as [keyof WebApps, string][]) {
    if (!existsSync(folders[name])) continue;
    await app.register(fastifyStatic, {
      root: folders[name],
      prefix,
      // One of the two lends every answer its `sendFile`.
      decorateReply: name === 'parent',
      index: false,
      cacheControl: false,
      // The build lays brotli and gzip copies beside its assets.
      preCompressed: true,
      // What a tool leaves lying about in a folder is no file of the app.
      dotfiles: 'ignore',
      // The page itself has addresses of its own; under this prefix its routes would not work.
      allowedPath: (path) => !path.endsWith('.html') && !path.endsWith('/'),
      setHeaders: (reply, path) => {
        // The build puts a digest into the names of what lies in assets/, and only there.
        reply.header('cache-control', /[\\/]assets[\\/]/.test(path) ? A_YEAR : 'no-cache');
        if (/[\\/]service-worker\.js$/.test(path)) {
          reply.header('service-worker-allowed', WORKER_SCOPES[name]);
        }
      },
    });
  }
  for (const [address, name] of Object.entries(SCREENS)) {
    const isElsewhere = legalUrl !== undefined && LEGAL_PAGES.includes(address);
    app.get(address, async (_request, reply) =>
      isElsewhere
        ? reply.redirect(legalUrl)
        : sendPage(reply, {
            file: join(folders[name], OWN_PAGES[address] ?? 'index.html'),
            status: 200,
            settings,
          }),
    );
  }
  for (const [address, file] of Object.entries(ROOT_FILES)) {
    app.get(address, async (_request, reply) =>
      reply.header('cache-control', 'no-cache').sendFile(file, folders.parent),
    );
  }
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    return isPage && kindOf(request) !== 'call'
      ? sendPage(reply, { file: join(folders[ownerOf(request.url)], 'index.html'), status: 404, settings })
      : sendNotFound(reply);
  });
}

/** Whose look an address has that shows no screen: what lies below a screen of the kids app is a child's. */
const ownerOf = (url: string): keyof WebApps => (url.startsWith('/kids/') ? 'kids' : 'parent');

async function sendPage(
  reply: FastifyReply,
  { file, status, settings }: { file: string; status: number; settings: () => Promise<SiteSettings> },
): Promise<FastifyReply> {
  const html = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (html === null) {
    throw new DomainError('UNAVAILABLE', 'The web apps are not built yet. Build them with: npm run build');
  }
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .send(withSettings(html, await settings()));
}
