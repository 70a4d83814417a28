import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { checkCatalogue, checkParts } from './check-words.mjs';

const APPS = ['apps/kids-web', 'apps/parent-web'];

/**
 * Holds every catalogue of both apps to the texts that their modules have.
 *
 * @param {string} root
 * @returns {Promise<{ messageCount: number, violations: string[] }>}
 */
export async function checkWords(root) {
  const all = await Promise.all(APPS.map((app) => checkApp(root, join(root, app))));
  return {
    messageCount: all.reduce((sum, { messageCount }) => sum + messageCount, 0),
    violations: all.flatMap(({ violations }) => violations),
  };
}

async function checkApp(root, app) {
  const config = getConfig({ cwd: app, configPath: join(app, 'lingui.config.ts') });
  const catalogs = await getCatalogs(config);
  const violations = [];
  const parts = new Map(config.locales.map((locale) => [locale, []]));
  let messageCount = 0;
  const files = new Set(await catalogueFiles(join(app, 'src', 'text', 'locales')));
  for (const catalog of catalogs) {
    const used = (await catalog.collect()) ?? {};
    messageCount += Object.keys(used).length;
    for (const locale of config.locales) {
      const file = catalog.getFilename(locale);
      files.delete(file);
      const kept = (await catalog.read(locale)) ?? {};
      const isSource = locale === config.sourceLocale;
      const path = relative(root, file);
      violations.push(...checkCatalogue({ path, locale, isSource, used, kept }));
      parts.get(locale).push({ path, kept });
    }
  }
  violations.push(...[...parts.values()].flatMap(checkParts));
  return {
    messageCount,
    violations: [
      ...violations,
      ...[...files].map((file) => `${relative(root, file)}: no part of the app is called so`),
    ],
  };
}

async function catalogueFiles(folder) {
  const found = await readdir(folder, { recursive: true });
  return found.filter((name) => name.endsWith('.po')).map((name) => join(folder, name));
}
