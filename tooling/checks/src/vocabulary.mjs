/** The product's sixteen nouns: the only feature folders, the same word in every package. */
export const NOUNS = [
  ...['account', 'family', 'children', 'habits', 'missions', 'rewards', 'points', 'shop'],
  ...['games', 'controls', 'progress', 'subscription', 'sync', 'reminders', 'media', 'push'],
];

/** Folder of a package's or an app's `src` -> the folders it may have there besides; null: named by component. */
export const ROOMS = {
  'packages/domain': [...NOUNS, 'time', 'testing'],
  'packages/db': [...NOUNS, 'testing'],
  // `demo` plays a family through all features, so it stands above them and is none itself.
  'packages/api': [...NOUNS, 'demo', 'testing'],
  'packages/ui': null,
  // `contract` holds the REST contract as data and the tests that hold the server to it; `faults` kills processes;
  // `abuse` is what hostile callers try.
  'apps/server': ['http', 'workers', 'adapters', 'admin', 'testing', 'contract', 'faults', 'abuse'],
  'apps/parent-web': ['routes', 'features', 'lib', 'layout', 'text', 'theme', 'testing'],
  // `service-worker` is a program of its own: what goes on working without the page.
  'apps/kids-web': ['routes', 'features', 'lib', 'layout', 'text', 'theme', 'testing', 'service-worker'],
};

/** Feature folders of the web apps: the nouns, and the shop window that belongs to none of them. */
export const WEB_FEATURES = [...NOUNS, 'landing'];

/** Names that say nothing: whatever is put there has a better place. */
export const EMPTY_WORDS = [
  'util',
  'utils',
  'helper',
  'helpers',
  'common',
  'misc',
  'service',
  'services',
  'shared',
];

/** Root folders that play the finished product from outside; they are no packages. */
export const OUTSIDE = new Set(['e2e', 'benchmarks', 'torture']);

/** @returns {string | undefined} the package or app that a path belongs to, e.g. 'packages/api' */
export function packageOf(path) {
  const [area, name] = path.split('/');
  if (OUTSIDE.has(area)) return area;
  return name === undefined ? undefined : `${area}/${name}`;
}
