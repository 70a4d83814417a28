/**
 * `import … from`, `export … from`, `import 'x'`, `import('x')`, `require('x')`. Between the keyword and `from`
 * stand names only, so a sentence in a string does not look like an import.
 */
const STATEMENT =
  /\b(?:(import|export)(\s+type)?\s*([\w$*{][\w$*{},\s]*?)\s*from\s*|(import)\s*|((?:typeof\s+)?(?:import|require))\s*\(\s*)(['"])([^'"\n]+)\6/g;

/**
 * Lists what a module imports.
 *
 * @param {string} text
 * @returns {{ specifier: string, isTypeOnly: boolean, line: number }[]} `isTypeOnly`: nothing of it remains when
 *   the program runs (`import type`, `export type`, `typeof import()`)
 */
export function readImports(text) {
  const code = withoutComments(text);
  return [...code.matchAll(STATEMENT)].map((match) => ({
    specifier: match[7],
    isTypeOnly: match[2] !== undefined || match[5]?.startsWith('typeof') === true,
    line: code.slice(0, match.index).split('\n').length,
  }));
}

/** Comments become blanks, so that lines keep their numbers; strings stay, even with '//' in them. */
export function withoutComments(text) {
  return text.replace(
    /(['"])(?:\\.|(?!\1)[^\\\n])*\1|`(?:\\.|[^\\`])*`|\/\/[^\n]*|\/\*[\s\S]*?\*\//g,
    (part) => (part.startsWith('/') ? part.replace(/[^\n]/g, ' ') : part),
  );
}
