const STYLES = /^(apps\/[^/]+-web|packages\/ui)\/src\/.*\.css$/;
const MOTION = 'packages/ui/src/motion.css';

const KEYFRAMES = /@keyframes\s+([\w-]+)/g;
const TAKEN = /(?<!:)\bglobal\(([\w-]+)\)/g;
const COLOUR = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b/gi;
/** A rule that hides from eyes alone, whatever else is true. One under a condition, or in a block, has no other way. */
const HIDDEN = /^\.[\w-]+\s*\{[^{}]*clip-path:\s*inset\(50%\)/gm;
/** Asks for less motion, and what it says then. */
const LESS_MOTION =
  /@media[^{]*prefers-reduced-motion:\s*(reduce|no-preference)\)[^{]*\{((?:[^{}]|\{[^{}]*\})*)\}/g;

/**
 * What styles share stands once: keyframes have names of their own, less motion is one rule, what is only heard has one
 * class, and a colour that an app uses twice has a name.
 *
 * @returns {string[]} where something stands a second time
 */
export function checkStyles(files) {
  const styles = files
    .filter(({ path, isTest }) => !isTest && STYLES.test(path))
    .map(({ path, text }) => ({ path, text: text.replace(/\/\*[\s\S]*?\*\//g, blank) }));
  return [...checkKeyframes(styles), ...styles.flatMap(checkCopies), ...checkColours(styles)];
}

function checkKeyframes(styles) {
  const all = styles.flatMap((style) => found(style, KEYFRAMES));
  const shared = new Set(all.filter(({ path }) => path === MOTION).map(({ what }) => what));
  const again = all.filter(({ what }, at) => all.findIndex((one) => one.what === what) !== at);
  const unknown = styles.flatMap((style) => found(style, TAKEN)).filter(({ what }) => !shared.has(what));
  return [
    ...again.map(({ path, line, what }) => `${path}:${line}: '${what}' is defined elsewhere too.`),
    ...unknown.map(({ path, line, what }) => `${path}:${line}: '${what}' does not stand in ${MOTION}.`),
  ];
}

function checkCopies(style) {
  const hidden = found(style, HIDDEN).filter(({ whole }) => !whole.startsWith('.visually-hidden '));
  const stilled = style.path === MOTION ? [] : found(style, LESS_MOTION).filter(stillsOnly);
  return [
    ...hidden.map(
      ({ path, line }) => `${path}:${line}: take the class 'visually-hidden', or Mantine's VisuallyHidden.`,
    ),
    ...stilled.map(({ path, line }) => `${path}:${line}: ${MOTION} stills everything already.`),
  ];
}

const stillsOnly = ({ what, whole }) =>
  what === 'no-preference' || /\b(animation|transition):\s*none\b/.test(whole);

function checkColours(styles) {
  const apps = new Set(styles.map(({ path }) => /^apps\/[^/]+/.exec(path)?.[0]).filter(Boolean));
  return [...apps].flatMap((app) => {
    const colours = styles
      .filter(({ path }) => path.startsWith(`${app}/`) || path.startsWith('packages/'))
      .flatMap((style) => found(style, COLOUR))
      .map((one) => ({ ...one, what: long(one.whole.toLowerCase()) }));
    return colours
      .filter(({ what }, at) => colours.findIndex((one) => one.what === what) !== at)
      .map(
        ({ path, line, whole }) =>
          `${path}:${line}: ${whole} is used elsewhere too: give it a name (tokens.css, base.css).`,
      );
  });
}

/** '#fff' is '#ffffff'. */
const long = (colour) => (colour.length > 5 ? colour : colour.replace(/[\da-f]/g, '$&$&'));

const found = ({ path, text }, pattern) =>
  [...text.matchAll(pattern)].map((match) => ({
    path,
    what: match[1],
    whole: match[0],
    line: text.slice(0, match.index).split('\n').length,
  }));

const blank = (part) => part.replace(/[^\n]/g, ' ');
