import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/**
 * Checks a catalogue against the texts that the modules have now.
 *
 * @typedef {{ message?: string, translation?: string, obsolete?: boolean }} Entry
 * @param {{ path: string, locale: string, isSource: boolean, used: Record<string, Entry>, kept: Record<string, Entry> }} catalogue
 *   `used` by the modules, `kept` in the file
 * @returns {string[]} one line for each fault
 */
export function checkCatalogue({ path, locale, isSource, used, kept }) {
  const unused = Object.entries(kept)
    .filter(([id, { obsolete }]) => obsolete || !(id in used))
    .map(([id, { message }]) => `${path}: nobody says '${message ?? id}' any more`);
  const faults = Object.entries(used).flatMap(([id, { message = id }]) => {
    const entry = kept[id];
    const fault =
      entry === undefined ? 'is missing' : faultOf(locale, message, isSource ? message : entry.translation);
    return fault === undefined ? [] : [`${path}: '${message}' ${fault}`];
  });
  return [...unused, ...faults];
}

/** What is wrong with a message in a language; undefined where it is right. */
function faultOf(locale, message, translation) {
  if (!translation) return 'is not translated';
  const [wanted, found] = [read(message), read(translation)];
  if (typeof found === 'string') return `cannot be read: ${found}`;
  const lost = [...wanted.names].filter((name) => !found.names.has(name));
  const strange = [...found.names].filter((name) => !wanted.names.has(name));
  if (lost.length > 0) return `lacks {${lost.join('}, {')}}`;
  if (strange.length > 0) return `has a {${strange.join('}, {')}} that nobody fills in`;
  for (const { type, forms } of found.plurals) {
    const missing = categoriesOf(locale, type).filter((form) => !forms.includes(form));
    if (missing.length > 0) return `lacks the plural ${missing.join(', ')}`;
  }
  return undefined;
}

const categoriesOf = (locale, type) =>
  new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories;

/** Its arguments and plurals; a sentence where it is no message. */
function read(message) {
  const found = { names: new Set(), plurals: [] };
  try {
    look(compileMessageOrThrow(message), found);
  } catch (error) {
    return error.message.split('\n')[0];
  }
  return found;
}

const PLURALS = { plural: 'cardinal', selectordinal: 'ordinal' };

function look(tokens, found) {
  for (const token of typeof tokens === 'string' ? [] : tokens) {
    if (typeof token === 'string') continue;
    const [name, type, forms] = token;
    if (name !== '#') found.names.add(name);
    if (forms === null || typeof forms !== 'object') continue;
    if (type in PLURALS) found.plurals.push({ type: PLURALS[type], forms: Object.keys(forms) });
    for (const [form, said] of Object.entries(forms)) if (form !== 'offset') look(said, found);
  }
}
