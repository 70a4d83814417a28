import { defineConfig, type LinguiConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { LOCALES } from '../../../packages/domain/src/languages/locale';

/** Where an app's words are kept: a catalogue for each language. */
export const wordsConfig = (app: string): LinguiConfig =>
  defineConfig({
    rootDir: app,
    sourceLocale: 'en',
    locales: [...LOCALES],
    catalogs: [{ path: '<rootDir>/src/text/locales/{locale}', include: ['<rootDir>/src/text/en'] }],
    // In the order in which they are read. Without line numbers, so that a new text moves no other one.
    orderBy: 'origin',
    format: formatter({ lineNumbers: false }),
  });
