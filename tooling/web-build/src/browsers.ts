import type { Plugin } from 'vite';

/** The oldest browsers that both apps promise (README): iPadOS 15.4, Firefox ESR 128, and the Chromium of that summer. */
export const BROWSERS = ['safari15.4', 'firefox128', 'chrome126', 'edge126'];

/** What those browsers do not know, and no build makes of what they know: a call of it ends a screen. */
const UNKNOWN: readonly { what: string; in: 'js' | 'css'; as: RegExp }[] = [
  {
    what: 'toSorted, toReversed, toSpliced or with',
    in: 'js',
    as: /\.(?:to(?:Sorted|Reversed|Spliced)|with)\(/,
  },
  { what: 'groupBy', in: 'js', as: /\b(?:Object|Map)\.groupBy\(/ },
  { what: 'isWellFormed', in: 'js', as: /\.isWellFormed\(/ },
  { what: 'Promise.withResolvers', in: 'js', as: /\bPromise\.withResolvers\(/ },
  { what: 'a media query by range', in: 'css', as: /@media[^{]*\((?:width|height)\s*[<>]=?/ },
  { what: 'a container unit outside of @supports', in: 'css', as: /\dcq(?:i|b|w|h|min|max)\b/ },
];

/** The rules of a style sheet that hold in all browsers. */
const withoutSupports = (css: string): string =>
  css.replace(/@supports[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');

/** Fails a build whose files need newer browsers. */
export function knownEverywhere(): Plugin {
  return {
    name: 'known-everywhere',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        const code = file.type === 'chunk' ? file.code : withoutSupports(String(file.source));
        const found = UNKNOWN.find((each) => name.endsWith(`.${each.in}`) && each.as.test(code));
        if (found)
          this.error(`${name} has ${found.what}, which the oldest browsers of the README do not know.`);
      }
    },
  };
}
