/** The product's nouns: the only feature folders, the same word in every package. */
export const NOUNS = [
  ...[
    'account',
    'family',
    'children',
    'habits',
    'missions',
    'praise',
    'rewards',
    'goals',
    'proposals',
    'points',
    'inbox',
  ],
  ...[
    'shop',
    'games',
    'controls',
    'progress',
    'subscription',
    'sync',
    'reminders',
    'media',
    'push',
    'world',
    'days',
    'languages',
    'home',
  ],
];

/** Folder of a package's or an app's `src` -> the folders it may have there besides; null: named by component. */
export const ROOMS = {
  'packages/domain': [...NOUNS, 'time', 'testing'],
  'packages/db': [...NOUNS, 'testing'],
  // `demo` plays a family through all features, so it stands above them and is none itself; `text` holds what is said.
  'packages/api': [...NOUNS, 'demo', 'text'],
  'packages/browser': ['text', 'ringtone', 'focus-keeper'],
  'packages/ui': null,
  'apps/server': ['http', 'workers', 'adapters', 'admin'],
  'apps/parent-web': ['routes', 'features', 'lib', 'layout', 'text', 'theme', 'testing', 'service-worker'],
  // `service-worker` is a program of its own: what goes on working without the page. `device` knows no noun.
  'apps/kids-web': [
    ...['routes', 'features', 'offline', 'device', 'lib', 'layout', 'text', 'testing', 'service-worker'],
  ],
};

/** Feature folders of the web apps: the nouns, and what tells of several: the shop window, a hero's first minutes, what is celebrated. */
export const WEB_FEATURES = [...NOUNS, 'landing', 'onboarding', 'celebrations'];

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

/** @returns {string | undefined} the package or app that a path belongs to, e.g. 'packages/api' */
export function packageOf(path) {
  const [area, name] = path.split('/');
  return name === undefined ? undefined : `${area}/${name}`;
}
