import { pageTexts } from '@herohood/api/text/en/pages';
import { say } from '@herohood/api/text/say';
import { directionOf, type Locale } from '@herohood/domain/languages/locale';

/** A page whose own words, those before its app runs, are in this language: its title, its description, what waits for a script. */
export function withPageWords(html: string, locale: Locale): string {
  return Object.values(pageTexts).reduce((page, text) => {
    const said = escaped(say(locale, text));
    return page.replaceAll(`>${text}<`, () => `>${said}<`).replaceAll(`"${text}"`, () => `"${said}"`);
  }, html);
}

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

interface Manifest {
  name?: string;
  description?: string;
  shortcuts?: { name: string }[];
}

/** What a device is told of an app that is installed on it, in this language; which app it is stays the same. */
export function sayManifest(json: string, locale: Locale): string {
  const { name, description, shortcuts, ...rest } = JSON.parse(json) as Manifest;
  return JSON.stringify({
    ...rest,
    lang: locale,
    dir: directionOf(locale),
    ...(name && { name: say(locale, name) }),
    ...(description && { description: say(locale, description) }),
    ...(shortcuts && {
      shortcuts: shortcuts.map((shortcut) => ({ ...shortcut, name: say(locale, shortcut.name) })),
    }),
  });
}
