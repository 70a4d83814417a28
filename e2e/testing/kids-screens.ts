import type { Screen } from './screen';

/** The hero's screens; they are bright at every hour. */
export const KIDS_SCREENS: Screen[] = [
  { name: 'kids-login', path: '/kids-login', as: 'nobody', shows: 'Hero Login' },
  { name: 'kids-welcome', path: '/kids', as: 'nobody', shows: 'Ready, hero?' },
  { name: 'missions', path: '/kids', as: 'hero', shows: "Today's missions" },
  {
    name: 'progress',
    path: '/kids',
    as: 'hero',
    open: (page) =>
      page
        .getByRole('link', { name: 'Progress' })
        .or(page.getByRole('tab', { name: 'Progress' }))
        .or(page.getByRole('button', { name: 'Progress' }))
        .first()
        .click(),
    shows: 'Badges',
    isWindow: true,
  },
];
