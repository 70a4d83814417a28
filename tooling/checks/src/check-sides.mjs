/** What a browser shows: the console, the kids app, and the parts of both. */
const ON_SCREEN = /^(apps\/[^/]+-web|packages\/(browser|ui))\/src\//;

const BOX = 'margin|padding|border|scroll-margin|scroll-padding';
const SIDED = [
  /^(left|right)$/,
  new RegExp(`^(${BOX})-(left|right)(-|$)`),
  /^border-(top|bottom)-(left|right)-radius$/,
];
/** Properties of which one word may be a side. */
const SIDE_VALUES = /^(text-align|float|clear|justify-(content|items|self)|transform-origin)$/;
const FOUR_SIDES = /^(margin|padding|inset|border-(width|style|color)|scroll-(margin|padding))$/;
const DECLARATION = /(?<=^|[;{}])\s*([a-z-]+)\s*:\s*([^;{}]+)(?=[;}])/g;

const STYLE = /\bstyle=\{\{([^}]*)\}/g;
const SIDED_KEYS = /\b(left|right)\s*:/;
/** Of a style wherever it is written, and Mantine's own short words. */
const SIDED_WORDS =
  /\b(?:(?:margin|padding|scrollMargin|scrollPadding)(?:Left|Right)|border(?:Top|Bottom)?(?:Left|Right)\w*)\s*[:=]|\btextAlign\s*:\s*['"](?:left|right)|\sta=["'](?:left|right)|\s(?:ml|mr|pl|pr)=/;

/**
 * Screens are laid out by start and end, because they may be read from right to left: no left and no right in styles,
 * nor a shorthand whose sides differ.
 *
 * @returns {string[]} where a side is named
 */
export function checkSides(files) {
  return files.flatMap(({ path, text, isTest }) => {
    if (isTest || !ON_SCREEN.test(path)) return [];
    const found = path.endsWith('.css') ? sidesOfStyles(text) : path.endsWith('x') ? sidesOfScreen(text) : [];
    return found.map(
      ({ what, at }) =>
        `${path}:${text.slice(0, at).split('\n').length}: ${what} stays on its side when a page is read from right to left. Say it by start and end (docs/decisions/house.md).`,
    );
  });
}

function sidesOfStyles(text) {
  const code = text.replace(/\/\*[\s\S]*?\*\/|"[^"\n]*"/g, (part) => part.replace(/[^\n]/g, ' '));
  return [...code.matchAll(DECLARATION)]
    .filter(([, property, value]) => isSided(property, value.trim()))
    .map((match) => ({
      what: `'${match[1]}: ${match[2].trim().replace(/\s+/g, ' ')}'`,
      at: match.index + match[0].indexOf(match[1]),
    }));
}

function isSided(property, value) {
  if (SIDED.some((pattern) => pattern.test(property))) return true;
  if (SIDE_VALUES.test(property)) return /\b(left|right)\b/.test(value);
  const [first, second = first, third = first, fourth = second] = wordsOf(value);
  if (FOUR_SIDES.test(property)) return second !== fourth;
  // By slashes, a drawing is described.
  return property === 'border-radius' && !value.includes('/') && (first !== second || third !== fourth);
}

/** What spaces part, outside of brackets. */
function wordsOf(value) {
  const words = [''];
  let depth = 0;
  for (const letter of value) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    if (depth === 0 && /\s/.test(letter)) words.push('');
    else words[words.length - 1] += letter;
  }
  return words.filter((word) => word !== '');
}

function sidesOfScreen(text) {
  const inStyles = [...text.matchAll(STYLE)].flatMap((style) => {
    const key = SIDED_KEYS.exec(style[1]);
    return key ? [{ what: `'${key[0]}'`, at: style.index + style[0].indexOf(style[1]) + key.index }] : [];
  });
  const words = [...text.matchAll(new RegExp(SIDED_WORDS, 'g'))].map((match) => ({
    what: `'${match[0].trim()}'`,
    at: match.index + 1,
  }));
  return [...inStyles, ...words];
}
