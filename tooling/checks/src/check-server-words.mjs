/** The server's catalogues: as many messages as the server says, whole in each language, with English's arguments and all plurals. */
import { parse } from '@messageformat/parser';
import PO from 'pofile';
import { catalogueOf, SOURCE } from './server-catalogue.mjs';

const UPDATE = 'run "npm run server-words"';

/**
 * @param {{ id: string, comments: string[] }[]} messages all that the server says
 * @param {Record<string, string>} catalogues the text of each language's PO
 * @returns {string[]} one line for each fault
 */
export function checkServerWords(messages, catalogues) {
  if (!catalogues[SOURCE]) return [`${SOURCE}.po: is missing: ${UPDATE}`];
  return Object.entries(catalogues).flatMap(([locale, text]) => {
    const lines = [];
    if (catalogueOf(locale, messages, text) !== text)
      lines.push(`${locale}.po: is not what the server says: ${UPDATE}`);
    for (const item of PO.parse(text).items) {
      const fault = faultOf(locale, item);
      if (fault) lines.push(`${locale}.po: "${item.msgid.slice(0, 60)}": ${fault}`);
    }
    return lines;
  });
}

function faultOf(locale, { msgid, msgstr: [text], flags }) {
  if (!text) return 'is not translated';
  if (flags.fuzzy) return 'is only guessed (fuzzy)';
  let said;
  try {
    said = partsOf(parse(text), locale);
  } catch (error) {
    return `is no ICU message: ${error.message.split('\n')[0]}`;
  }
  const wanted = partsOf(parse(msgid), SOURCE);
  if (listed(said.args) !== listed(wanted.args))
    return `has the arguments ${listed(said.args)} instead of ${listed(wanted.args)}`;
  return said.faults[0] ?? null;
}

const listed = (args) => `{${[...args].sort().join('}, {')}}`;

/** The arguments of a message, and what its plurals lack. */
function partsOf(tokens, locale) {
  const args = new Set();
  const faults = [];
  const walk = (list) => {
    for (const token of list) {
      if (token.arg) args.add(token.arg);
      if (!token.cases) continue;
      if (token.type === 'plural') faults.push(...lackingOf(token, locale));
      for (const { tokens: inner } of token.cases) walk(inner);
    }
  };
  walk(tokens);
  return { args, faults };
}

function lackingOf({ arg, cases }, locale) {
  const there = new Set(cases.map(({ key }) => key));
  const wanted = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const lacking = wanted.filter((category) => !there.has(category));
  return lacking.length === 0 ? [] : [`the plural of {${arg}} lacks ${lacking.join(', ')}`];
}
