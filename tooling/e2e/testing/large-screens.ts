import { PARENT_DIALOGS } from './parent-dialogs';
import { PARENT_SCREENS } from './parent-screens';
import { click, openHero, type Screen } from './screen';

/** The same pages for who may do less. */
const HELPER_SCREENS: Screen[] = [
  { name: 'helper-today', path: '/parent', as: 'helper', shows: 'Needs you now' },
  { name: 'helper-heroes', path: '/parent/heroes', as: 'helper', shows: 'Total XP' },
  { name: 'helper-hero', path: '/parent/heroes', as: 'helper', open: openHero, shows: 'Total XP' },
  { name: 'helper-reports', path: '/parent/reports', as: 'helper', shows: 'Streak Calendar' },
  { name: 'helper-family', path: '/parent/family', as: 'helper', shows: 'You are a helper here' },
  { name: 'helper-settings', path: '/parent/settings', as: 'helper', shows: 'Settings' },
];

/** Every page of the console, the doors to it, and what helpers see of it: to be looked at with the large family. */
export const LARGE_SCREENS: Screen[] = [...PARENT_SCREENS, ...HELPER_SCREENS];

/** Every dialog, popover and menu; one of them is of phones. */
export const LARGE_DIALOGS: Screen[] = [
  ...PARENT_DIALOGS,
  {
    name: 'more',
    path: '/parent',
    as: 'parent',
    open: click(/^More$/),
    shows: 'Sign Out',
    isWindow: true,
    isOfPhones: true,
  },
];
