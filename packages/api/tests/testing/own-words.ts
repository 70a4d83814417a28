import { readFileSync } from 'node:fs';
import { afterAll, beforeAll } from 'vitest';
import { readTranslationsWith } from '../../src/text/say';

const LOCALES = new URL('../../src/text/locales/', import.meta.url);

/** Lets a file of tests speak the languages that the product has, from the catalogues that it ships. */
export function speakOwnWords(): void {
  beforeAll(() => readTranslationsWith((locale) => catalogue(locale)));
  afterAll(() => readTranslationsWith(() => null));
}

/** A pseudo-locale has no catalogue. */
function catalogue(locale: string): string | null {
  return locale === 'en-XA' || locale === 'ar-XB'
    ? null
    : readFileSync(new URL(`${locale}.po`, LOCALES), 'utf8');
}
