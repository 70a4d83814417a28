import { join, relative } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { checkCatalogue } from './check-words.mjs';

const APPS = ['apps/kids-web', 'apps/parent-web'];

/**
 * Holds the catalogues of both apps to the texts that their modules have: the English ones, or before a release those of all languages.
 *
 * @param {string} root
 * @param {{ isRelease: boolean }} options
 * @returns {Promise<{ messageCount: number, violations: string[] }>}
 */
export async function checkWords(root, { isRelease }) {
  const all = await Promise.all(APPS.map((app) => checkApp(root, { app: join(root, app), isRelease })));
  return {
    messageCount: all.reduce((sum, { messageCount }) => sum + messageCount, 0),
    violations: all.flatMap(({ violations }) => violations),
  };
}

async function checkApp(root, { app, isRelease }) {
  const config = getConfig({ cwd: app, configPath: join(app, 'lingui.config.ts') });
  const [catalog] = await getCatalogs(config);
  const used = (await catalog.collect()) ?? {};
  const locales = isRelease ? config.locales : [config.sourceLocale];
  const violations = await Promise.all(
    locales.map(async (locale) => {
      const path = relative(root, catalog.getFilename(locale));
      const kept = (await catalog.read(locale)) ?? {};
      return checkCatalogue({ path, locale, isSource: locale === config.sourceLocale, used, kept });
    }),
  );
  return { messageCount: Object.keys(used).length, violations: violations.flat() };
}
