import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { SCREENS } from '@herohood/domain/account/screens';
import { DomainError } from '@herohood/domain/errors';
import type { SiteSettings } from '@herohood/domain/family/site-settings';
import type { Locale } from '@herohood/domain/languages/locale';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendNotFound } from './error-replies';
import { kindOf } from './matched-route';
import {
  namesSession,
  type PageLanguage,
  sayManifest,
  withAddresses,
  withLanguage,
  withPageWords,
} from './page-language';
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
  language: PageLanguage;
  /** Where people find this server. */
  publicOrigin: () => string;
}

/**
 * Addresses for which the build makes pages of their own: they name their screen's parts, and are drawn in each language
 * (`privacy.de.html`). They stand elsewhere when the operator has pages of their own.
 */
const LEGAL_PAGES: Record<string, string> = { '/privacy': 'privacy', '/terms': 'terms' };

/** What an app says of itself to a device on which it is installed, in the app's folder. */
const MANIFEST = 'manifest.webmanifest';

/** What browsers and search engines ask for at the root, and the parent app's file for it. */
const ROOT_FILES: Record<string, string> = {
  '/favicon.ico': 'favicon.ico',
  '/robots.txt': 'robots.txt',
  '/apple-touch-icon.png': 'icons/apple-touch-icon.png',
};

/** Where each app's own files stand; the build writes these prefixes into its pages. */
const FILES: Record<keyof WebApps, string> = { kids: '/kids-app/', parent: '/parent-app/' };

/**
 * What each app's service worker may control, though it stands deeper: its own screens begin so, those of the other app
 * and the calls do not.
 */
const WORKER_SCOPES: Record<keyof WebApps, string> = { kids: '/kids', parent: '/parent' };

const A_YEAR = 'public, max-age=31536000, immutable';

/** What strangers look for by search engines: it says where it stands in the other languages. */
const LANDING = '/';

/** Serves the two web apps, and '404 Page Not Found' for every other address, in the look of the app whose address it is. */
export async function registerWebApps(
  app: FastifyInstance,
  { folders, settings, legalUrl, language, publicOrigin }: WebAppOptions,
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
  serveManifests(app, { folders, language });
  for (const [address, { app: name }] of Object.entries(SCREENS)) {
    const isElsewhere = legalUrl !== undefined && address in LEGAL_PAGES;
    app.get(address, async (request, reply) => {
      if (isElsewhere) return reply.redirect(legalUrl);
      const locale = await language(request, reply, ROLES[name]);
      const page = await makePage(join(folders[name], fileOf(address, folders[name], locale)), locale);
      const named = (request.query as { lang?: unknown }).lang === locale ? locale : null;
      const html =
        address === LANDING ? withAddresses(page, { origin: publicOrigin(), path: LANDING, named }) : page;
      return sendPage(request, reply, { body: html, locale });
    });
  }
  for (const [address, file] of Object.entries(ROOT_FILES)) {
    app.get(address, async (_request, reply) =>
      reply.header('cache-control', 'no-cache').sendFile(file, folders.parent),
    );
  }
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    const owner = ownerOf(request.url);
    const locale = await language(request, reply, ROLES[owner]);
    if (!isPage || kindOf(request) === 'call') return sendNotFound(reply, locale);
    const html = await makePage(join(folders[owner], 'index.html'), locale);
    return sendPage(request, reply.code(404), { body: html, locale });
  });

  async function makePage(file: string, locale: Locale): Promise<string> {
    const page = withPageWords(withLanguage(await readBuilt(file), locale), locale);
    return withSettings(page, await settings());
  }
}

/** What is installed is the device's, so it speaks the browser's language, whoever is signed in there just then. */
function serveManifests(
  app: FastifyInstance,
  { folders, language }: Pick<WebAppOptions, 'folders' | 'language'>,
): void {
  for (const [name, prefix] of Object.entries(FILES) as [keyof WebApps, string][]) {
    app.get(`${prefix}${MANIFEST}`, async (request, reply) => {
      const locale = await language(request, reply, null);
      const body = sayManifest(await readBuilt(join(folders[name], MANIFEST)), locale);
      reply.type('application/manifest+json; charset=utf-8');
      reply.headers({ 'cache-control': 'no-cache', vary: 'Accept-Language' });
      return sendSpoken(request, reply, { body, locale });
    });
  }
}

/** Whose app it is: of two sessions theirs settles the page's language. */
const ROLES = { kids: 'child', parent: 'parent' } as const;

/** Whose look an address has that shows no screen: what lies below a screen of the kids app is a child's. */
const ownerOf = (url: string): keyof WebApps => (url.startsWith('/kids/') ? 'kids' : 'parent');

/** The file with an address's page; in English where the language has none. */
function fileOf(address: string, folder: string, locale: Locale): string {
  const page = LEGAL_PAGES[address];
  if (!page) return 'index.html';
  const spoken = `${page}.${locale}.html`;
  return existsSync(join(folder, spoken)) ? spoken : `${page}.html`;
}

async function readBuilt(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) {
    throw new DomainError('UNAVAILABLE', 'The web apps are not built yet. Build them with: npm run build');
  }
  return text;
}

interface Spoken {
  body: string;
  locale: Locale;
}

/** A page speaks the language of whoever is signed in, and may hand their session out again: no cache between may keep it. */
function sendPage(request: FastifyRequest, reply: FastifyReply, page: Spoken): FastifyReply {
  const cache = namesSession(request) ? 'private, no-cache' : 'no-cache';
  reply.type('text/html; charset=utf-8').headers({ 'cache-control': cache, vary: 'Accept-Language, Cookie' });
  return sendSpoken(request, reply, page);
}

/** Sends what is in a language, or that the browser has it: each language's has an etag of its own. */
function sendSpoken(request: FastifyRequest, reply: FastifyReply, { body, locale }: Spoken): FastifyReply {
  // Weak: it is sent compressed in several ways.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  reply.headers({ etag, 'content-language': locale });
  const isKept = request.headers['if-none-match']?.split(',').some((kept) => kept.trim() === etag);
  return isKept && reply.statusCode === 200 ? reply.code(304).send() : reply.send(body);
}
