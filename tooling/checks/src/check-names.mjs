import { EMPTY_WORDS, packageOf, ROOMS, WEB_FEATURES } from './vocabulary.mjs';

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** What the router reads from a route's file name: `__root`, `_console`, `-parts`, `$id`, `parent.index`. */
const ROUTE_SEGMENT = /^(__root|[-_]?[$a-z0-9][a-z0-9-]*_?(\.[_$]?[a-z0-9][a-z0-9-]*_?)*)$/;

/** Folders and files have the names that the house gives them. @returns {string[]} */
export function checkNames(files) {
  return files.flatMap((file) => {
    if (file.isGenerated) return [];
    const message = emptyWord(file) ?? room(file) ?? feature(file) ?? spelling(file) ?? barrel(file);
    return message === undefined ? [] : [`${file.path}: ${message}`];
  });
}

function emptyWord({ path }) {
  const found = path
    .split('/')
    .map((segment) => segment.split('.')[0])
    .find((word) => EMPTY_WORDS.includes(word));
  if (found === undefined) return undefined;
  return `'${found}' says nothing. Put it beside its only caller; with a second caller give it the name of what it does, in the folder of its noun.`;
}

function room({ path }) {
  const own = packageOf(path);
  const rooms = ROOMS[own];
  if (!rooms || !path.startsWith(`${own}/src/`)) return undefined;
  const [folder, ...rest] = path.slice(own.length + 5).split('/');
  if (rest.length === 0 || rooms.includes(folder)) return undefined;
  return `there is no room '${folder}' in ${own}/src. Its rooms are: ${rooms.join(', ')}.`;
}

function feature({ path }) {
  const found = /^apps\/[^/]+\/src\/features\/([^/]+)(\/|$)/.exec(path);
  if (found === null || WEB_FEATURES.includes(found[1])) return undefined;
  return `there is no feature '${found[1]}'. A feature folder is one of: ${WEB_FEATURES.join(', ')}.`;
}

function spelling({ path }) {
  const segments = path.split('/');
  const isRoute = /\/src\/routes\//.test(path);
  const wrong = segments.find((segment, index) => {
    const isFile = index === segments.length - 1;
    if (!isFile)
      return !KEBAB.test(segment) && !(isRoute && ROUTE_SEGMENT.test(segment)) && segment !== 'e2e';
    const stem = segment.replace(/(\.(deep|test|spec|d|module|config|worker|gen))*\.[a-z]+$/, '');
    return !KEBAB.test(stem) && !(isRoute && ROUTE_SEGMENT.test(stem)) && !stem.startsWith('.');
  });
  return wrong === undefined ? undefined : `'${wrong}' is not in kebab-case (words-like-this).`;
}

function barrel({ path, text }) {
  if (!/(^|\/)index\.(ts|tsx|mjs)$/.test(path) || /\/src\/routes\//.test(path)) return undefined;
  if (!/^\s*export\s+(type\s+)?(\*|\{)[^;]*\bfrom\b/m.test(text)) return undefined;
  return 'an index file that re-exports makes every import load everything. Import the module itself; packages export ./src/* by path.';
}
