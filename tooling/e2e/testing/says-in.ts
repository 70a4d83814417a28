import { translationsOf } from '../../testing/src/catalogues';

type App = Parameters<typeof translationsOf>[0];

/** What an app says for an English text, with what is filled in. */
type Says = (english: string, values?: Readonly<Record<string, string>>) => string;

/** From right to left, a name in Latin letters stands apart in its sentence. */
const apart = (name: string) => `\u2068${name}\u2069`;

/** How an app speaks in a language. A journey names texts in English, as the text modules do: `says('I did it! {name}', { name })`. */
export function saysIn(app: App, locale: string): Says {
  const said = translationsOf(app, locale);
  const fill = (name: string) => (/^(ar|he)$/.test(locale) && /[a-z]/i.test(name) ? apart(name) : name);
  return (english, values = {}) => {
    if (!said.has(english)) throw new Error(`${app} never says "${english}".`);
    // As the app does where a language is not whole yet.
    return (said.get(english) || english).replace(/\{(\w+)\}/g, (_, name: string) =>
      fill(values[name] ?? ''),
    );
  };
}
