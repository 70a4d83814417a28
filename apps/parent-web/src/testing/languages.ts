import type { Locale } from '@herohood/domain/languages/locale';
import { speak } from '@herohood/ui/text/words';
import { onTestFinished, vi } from 'vitest';

const PARTS = ['app', 'landing', 'today', 'rest'];

const cataloguesOf = (locales: readonly Locale[]) =>
  Object.fromEntries(
    locales.flatMap((locale) =>
      PARTS.map((part) => [`./locales/${locale}/${part}.po`, async () => ({ messages: {} })]),
    ),
  );

/** Lets the app have these languages besides English until the test ends, and speak one of them. Its texts stay English. */
export function offerLanguages(others: readonly Locale[], spoken: Locale = 'en'): void {
  speak(spoken, cataloguesOf(['en', ...others]));
  onTestFinished(() => speak('en', cataloguesOf(['en'])));
}

/** Lets loading the page anew be seen until the test ends. */
export function seeReload() {
  const own = window.location;
  const { href, search, origin, hash, pathname } = own;
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { href, search, origin, hash, pathname, reload });
  onTestFinished(() => void vi.stubGlobal('location', own));
  return reload;
}
