/** One address that shows a screen (rules: addresses). */
interface Screen {
  /** The app that draws it. */
  app: 'parent' | 'kids';
  /** A page in the console's navigation, by its English name: opened daily, or now and then. `icon` names a picture of the console's set. */
  page?: { name: string; icon: string; isDaily: boolean };
  /** Helpers have no business in it, nor in what lies below (rules: members). */
  isClosedToHelpers?: boolean;
  /** What a family may lack and open it all the same (rules: subscription). */
  opensWithout?: 'heroes' | 'plan and heroes';
}

const daily = <Name extends string, Icon extends string>(name: Name, icon: Icon) =>
  ({ name, icon, isDaily: true }) as const;
const seldom = <Name extends string, Icon extends string>(name: Name, icon: Icon) =>
  ({ name, icon, isDaily: false }) as const;

/** Every address that shows a screen; any other answers 404. A part that begins with a colon stands for an id. */
export const SCREENS = {
  '/': { app: 'parent' },
  '/privacy': { app: 'parent' },
  '/terms': { app: 'parent' },
  '/login': { app: 'parent' },
  '/parent/auth': { app: 'parent' },
  '/parent/reset-password': { app: 'parent' },
  '/parent/confirm-email': { app: 'parent' },
  '/parent': { app: 'parent', page: daily('Today', 'inbox') },
  '/parent/heroes': { app: 'parent', page: daily('Heroes', 'heroes') },
  '/parent/heroes/:heroId': { app: 'parent' },
  '/parent/missions': { app: 'parent', page: daily('Missions', 'check'), isClosedToHelpers: true },
  '/parent/rewards': { app: 'parent', page: daily('Rewards', 'gift'), isClosedToHelpers: true },
  '/parent/calendar': { app: 'parent', page: seldom('Calendar', 'calendar'), isClosedToHelpers: true },
  '/parent/reports': { app: 'parent', page: seldom('Reports', 'chart') },
  '/parent/family': { app: 'parent', page: seldom('Family', 'home'), opensWithout: 'plan and heroes' },
  '/parent/settings': { app: 'parent', page: seldom('Settings', 'settings'), opensWithout: 'heroes' },
  '/alert-settings': { app: 'parent', isClosedToHelpers: true },
  '/alert-settings/:habitId': { app: 'parent', isClosedToHelpers: true },
  '/subscription': { app: 'parent' },
  '/premium-enrollment': { app: 'parent' },
  '/premium-checkout': { app: 'parent' },
  '/premium-success': { app: 'parent' },
  // Old addresses, which lead on.
  '/parent-dashboard': { app: 'parent' },
  '/family': { app: 'parent' },
  '/progress-reports': { app: 'parent' },
  '/kids': { app: 'kids' },
  '/kids-login': { app: 'kids' },
} as const satisfies Record<string, Screen>;

type Screens = typeof SCREENS;
type Addresses = { [Path in keyof Screens]: Screens[Path] extends { page: object } ? Path : never };

/** The address of a page in the console's navigation. */
export type PagePath = Addresses[keyof Screens];

/** What is said of the screen of an address, or of what it lies below; an empty one of an unknown address. */
export function screenAt(path: string): Omit<Screen, 'app'> {
  const known: Record<string, Screen> = SCREENS;
  return known[path] ?? known[path.replace(/\/[^/]*$/, '')] ?? {};
}
