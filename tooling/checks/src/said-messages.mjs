/** Says what the catalogues have, as the apps and the server say it: for tests of translations. */
import { readdir, readFile } from 'node:fs/promises';
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import PO from 'pofile';
import { CATALOGUES } from './server-catalogue.mjs';

const ROOT = new URL('../../../', import.meta.url);

/** Where the words of each part of the product lie, from the top of the tree. */
const FOLDERS = {
  kids: 'apps/kids-web/src/text/locales',
  console: 'apps/parent-web/src/text/locales',
  server: CATALOGUES,
};

/** Every language that has a catalogue. */
export const LANGUAGES = (await readdir(new URL(CATALOGUES, ROOT)))
  .filter((name) => name.endsWith('.po'))
  .map((name) => name.slice(0, -'.po'.length));

const read = new Map();

/**
 * What a part of the product says in a language, by its English text. Each catalogue is read once.
 *
 * @param {'kids' | 'console' | 'server'} part
 * @param {string} locale
 * @returns {Promise<Map<string, string>>}
 */
export function messagesOf(part, locale) {
  const key = `${part} ${locale}`;
  const messages = read.get(key) ?? readMessages(part, locale);
  read.set(key, messages);
  return messages;
}

async function readMessages(part, locale) {
  const text = await readFile(new URL(`${FOLDERS[part]}/${locale}.po`, ROOT), 'utf8');
  return new Map(PO.parse(text).items.map(({ msgid, msgstr: [said] }) => [msgid, said]));
}

/**
 * Somebody who says messages of one language; each is compiled once.
 *
 * @param {string} locale
 * @returns {(message: string, values: Record<string, unknown>) => string}
 */
export function speakerOf(locale) {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } });
  const known = new Set();
  return (message, values) => {
    if (!known.has(message)) i18n.load(locale, { [message]: compileMessage(message) });
    known.add(message);
    return i18n._(message, values);
  };
}
