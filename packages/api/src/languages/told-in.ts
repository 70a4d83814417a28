import type { Locale } from '@herohood/domain/languages/locale';

const languages = new WeakMap<object, Locale>();

/** Notes in which language a call that failed is told; whoever noted it first knew best. */
export function tellIn(error: object, locale: Locale): void {
  if (!languages.has(error)) languages.set(error, locale);
}

/** The language that was noted for an error; null for one of which nobody knows who caused it. */
export function toldIn(error: unknown): Locale | null {
  return (error instanceof Error && languages.get(error)) || null;
}
