import { pseudoMessages } from '@herohood/ui/text/pseudo';
import { type APIRequestContext, type Page, request } from 'playwright-core';
import { cataloguesOf } from '../../testing/src/catalogues';
import { englishTexts } from '../../testing/src/english-texts';
import { shownTexts } from '../../testing/src/shown-texts';
import type { Passports } from './passports';
import { spokenLocale } from './speak';

type App = Parameters<typeof cataloguesOf>[0];

const PARENTS = ['parent', 'helper', 'newcomer', 'waiting'] as const;

/**
 * Lets everybody of a gallery's world speak the language of this run.
 *
 * @returns what the demo family has written itself, which stays in its own language
 */
export async function letSpeak(url: string, passports: Passports): Promise<Set<string>> {
  if (spokenLocale === 'en') return new Set();
  for (const role of PARENTS) await as(url, passports, role, (api) => choose(api, '/api/profile'));
  return as(url, passports, 'parent', async (api) => {
    await choose(api, '/api/family');
    return writtenBy(api);
  });
}

async function choose(api: APIRequestContext, path: string): Promise<void> {
  const answer = await api.patch(path, { data: { locale: spokenLocale } });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
}

async function as<T>(
  ...[url, passports, role, act]: [string, Passports, keyof Passports, (api: APIRequestContext) => Promise<T>]
): Promise<T> {
  const api = await request.newContext({ baseURL: url, storageState: passports[role] });
  try {
    return await act(api);
  } finally {
    await api.dispose();
  }
}

/** All texts of the family's own export: names, notes, what was said with praise. */
async function writtenBy(api: APIRequestContext): Promise<Set<string>> {
  const written = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string') written.add(value);
    else if (value && typeof value === 'object') for (const inner of Object.values(value)) collect(inner);
  };
  collect(await (await api.get('/api/family/export')).json());
  return written;
}

/** The English texts that a page still says in another language. */
export async function englishLeft(page: Page, app: App, written: Set<string>): Promise<string[]> {
  if (spokenLocale === 'en') return [];
  const english = englishOf(app);
  const left = (await page.evaluate(shownTexts)).filter((text) => english.has(text) && !written.has(text));
  return left.map((text) => `still English: ${text}`);
}

/** Whoever has no words for a language has none for its days: `Intl` says them in English. */
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** In a pseudo-locale a text is said differently where it has something to change; the product's names and the days stay as they are. */
function englishOf(app: App): Set<string> {
  const { own, names } = cataloguesOf(app, spokenLocale === 'en-XA' ? 'en' : spokenLocale);
  if (spokenLocale !== 'en-XA') return englishTexts(own);
  const untold = (catalogue: string) => catalogue.replaceAll(/^msgstr ".*"$/gm, 'msgstr ""');
  const stays = new Set([...englishTexts([untold(names)]), ...WEEKDAYS]);
  const texts = [...englishTexts(own.map(untold))].filter((text) => !stays.has(text));
  return new Set(texts.filter((text) => pseudoMessages({ text }, spokenLocale).text !== text));
}
