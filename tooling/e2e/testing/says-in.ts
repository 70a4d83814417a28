import PO from 'pofile';
import { cataloguesOf } from '../../testing/src/catalogues';

type App = Parameters<typeof cataloguesOf>[0];

/** What an app says for an English text, with what is filled in. */
type Says = (english: string, values?: Readonly<Record<string, string>>) => string;

/** From right to left, a name in Latin letters stands apart in its sentence. */
const apart = (name: string) => `\u2068${name}\u2069`;

/** How an app speaks in a language. A journey names texts in English, as the text modules do: `says('I did it! {name}', { name })`. */
export function saysIn(app: App, locale: string): Says {
  const items = cataloguesOf(app, locale).own.flatMap((catalogue) => PO.parse(catalogue).items);
  const said = new Map(items.map(({ msgid, msgstr }) => [msgid, msgstr.join('')]));
  const fill = (name: string) => (/^(ar|he)$/.test(locale) && /[a-z]/i.test(name) ? apart(name) : name);
  return (english, values = {}) => {
    const text = said.get(english);
    if (!text) throw new Error(`${app} says nothing for "${english}" in ${locale}.`);
    return text.replace(/\{(\w+)\}/g, (_, name: string) => fill(values[name] ?? ''));
  };
}
