import type { Ports, Role } from '@herohood/api/context';
import { signedInLocale } from '@herohood/api/languages/spoken-locale';
import { pageTexts } from '@herohood/api/text/en/pages';
import { say } from '@herohood/api/text/say';
import { directionOf, LOCALES, type Locale } from '@herohood/domain/languages/locale';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { inTime } from '../timers';
import { browserLanguage } from './answer-language';
import type { ContextMaker } from './request-context';

/** A page must come also while the database is away or slow. */
const PATIENCE_MS = 1_000;
/** Nobody counts pages: a crowd of them must leave the database to the calls. */
const MOST_AT_ONCE = 50;

const SESSION_COOKIES = ['parent_session', 'child_session'];

/** Whether somebody is signed in with this browser, or says so. */
export const namesSession = ({ cookies }: FastifyRequest) =>
  SESSION_COOKIES.some((name) => cookies[name] !== undefined);

/** Finds out which language a page speaks; `role`: whose app it shows. Without one nobody's session counts. */
export type PageLanguage = (
  request: FastifyRequest,
  reply: FastifyReply,
  role: Role | null,
) => Promise<Locale>;

/**
 * The language of a page: of whoever is signed in, else the one that the address names (`?lang=`), else the browser's
 * (rules: languages).
 */
export function pageLanguage(ports: Pick<Ports, 'locales'>, makeContext: ContextMaker): PageLanguage {
  let underWay = 0;
  const ofSession = async (request: FastifyRequest, reply: FastifyReply, role: Role) => {
    if (!namesSession(request) || underWay >= MOST_AT_ONCE) return null;
    underWay += 1;
    const looking = signedInLocale(makeContext(request, reply), [role]).finally(() => {
      underWay -= 1;
    });
    return inTime(looking, PATIENCE_MS, () => null);
  };
  return async (request, reply, role) =>
    (role && (await ofSession(request, reply, role))) ??
    named(request, ports) ??
    browserLanguage(request, ports);
}

function named({ query }: FastifyRequest, { locales }: Pick<Ports, 'locales'>): Locale | null {
  const { lang } = query as Record<string, unknown>;
  return locales.find((locale) => locale === lang) ?? null;
}

/** A page whose root says its language, and which way that is written. */
export function withLanguage(html: string, locale: Locale): string {
  return html.replace('<html lang="en">', `<html lang="${locale}" dir="${directionOf(locale)}">`);
}

interface PublicPage {
  origin: string;
  path: string;
  /** The language that the address names, if it does. */
  named: Locale | null;
}

/** Where search engines find a page in the other languages, and what a link to it shows when it is shared. */
export function withAddresses(html: string, { origin, path, named }: PublicPage): string {
  const address = `${origin}${path}`;
  const inLanguage = (locale: Locale) => `${address}?lang=${locale}`;
  const own = named ? inLanguage(named) : address;
  const alternate = (language: string, href: string) =>
    `<link rel="alternate" hreflang="${language}" href="${href}">`;
  const tags = [
    `<link rel="canonical" href="${own}">`,
    `<meta property="og:url" content="${own}">`,
    `<meta property="og:image" content="${origin}/parent-app/icons/app-512.png">`,
    ...LOCALES.map((locale) => alternate(locale, inLanguage(locale))),
    alternate('x-default', address),
  ];
  return html.replace('</head>', () => `${tags.join('')}</head>`);
}

/** A page whose own words, those before its app runs, are in this language: its title, its description, what waits for a script. */
export function withPageWords(html: string, locale: Locale): string {
  return Object.values(pageTexts).reduce((page, text) => {
    const said = escaped(say(locale, text));
    return page.replaceAll(`>${text}<`, () => `>${said}<`).replaceAll(`"${text}"`, () => `"${said}"`);
  }, html);
}

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

interface Manifest {
  name?: string;
  description?: string;
  shortcuts?: { name: string }[];
}

/** What a device is told of an app that is installed on it, in this language; which app it is stays the same. */
export function sayManifest(json: string, locale: Locale): string {
  const { name, description, shortcuts, ...rest } = JSON.parse(json) as Manifest;
  return JSON.stringify({
    ...rest,
    lang: locale,
    dir: directionOf(locale),
    ...(name && { name: say(locale, name) }),
    ...(description && { description: say(locale, description) }),
    ...(shortcuts && {
      shortcuts: shortcuts.map((shortcut) => ({ ...shortcut, name: say(locale, shortcut.name) })),
    }),
  });
}
