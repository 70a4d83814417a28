import { matchAcceptLanguage } from '@herohood/domain/languages/accept-language';
import { DEFAULT_LOCALE, type Locale, localeOf } from '@herohood/domain/languages/locale';
import type { Ports, RequestContext, Role } from '../context';
import { refusal } from '../refusals';

/** What is spoken to somebody whom the server does not know: the best match of their browser's `Accept-Language`. */
export function strangersLocale(
  { locales }: Pick<Ports, 'locales'>,
  { acceptLanguage }: { acceptLanguage: string },
): Locale {
  return matchAcceptLanguage(acceptLanguage, locales) ?? DEFAULT_LOCALE;
}

const BOTH: readonly Role[] = ['parent', 'child'];

type Scope = Pick<RequestContext, 'locales' | 'request' | 'sessions'>;

/** What is spoken to whoever calls (rules: languages): the signed-in person's language, whatever their browser prefers. */
export async function spokenLocale(scope: Scope, who?: readonly Role[]): Promise<Locale> {
  return (await signedInLocale(scope, who)) ?? strangersLocale(scope, scope.request);
}

/**
 * The language of the signed-in person; null when nobody is. Of two sessions the app's own counts, else the first in `who`.
 * A session that cannot be read is nobody's: the language must never be why something fails.
 */
export async function signedInLocale(scope: Scope, who: readonly Role[] = BOTH): Promise<Locale | null> {
  const { role } = scope.request;
  for (const each of new Set([...(role ? [role] : who), ...BOTH])) {
    const locale = await localeOfSession(scope, each).catch(() => null);
    if (locale) return locale;
  }
  return null;
}

async function localeOfSession({ sessions }: Scope, role: Role): Promise<Locale | null> {
  if (role === 'parent') {
    const session = await sessions.parent();
    return session && localeOf(session.parent, session.family.row);
  }
  const session = await sessions.child();
  return session && localeOf(session.child, session.family.row);
}

/** Refuses a language that this server does not offer (400): the pseudo-locales where nobody has switched them on. */
export function requireOffered({ locales }: Pick<Ports, 'locales'>, wanted: Locale | null | undefined): void {
  if (wanted && !locales.includes(wanted)) {
    throw refusal('BAD_REQUEST', 'unknownLanguage');
  }
}
