import { sayName } from '@herohood/browser/text/say-name';
import type { User } from '@herohood/domain/account/schema';
import { type PagePath, SCREENS, screenAt } from '@herohood/domain/account/screens';
import { Link } from '@tanstack/react-router';
import type { IconName } from '../../layout/icon';
import type { MenuAct } from '../../layout/opened-menu';
import { noteSignOut, SIGN_OUT_URL } from '../../lib/sign-out';
import { appText } from '../../text/en/app';

/** One page of the console, as its navigation shows it. */
export interface Place {
  to: PagePath;
  label: string;
  icon: IconName;
}

const PAGES = (Object.keys(SCREENS) as (keyof typeof SCREENS)[]).filter(
  (path): path is PagePath => 'page' in SCREENS[path],
);

/** What a page is called. */
export const pageName = (path: PagePath): string => sayName(SCREENS[path].page.name);

/** The pages that somebody may open: what is opened daily stands in the bar under the thumb, too; on a phone the rest stands behind 'More'. */
export const placesFor = ({ familyRole }: Pick<User, 'familyRole'>, isDaily: boolean): Place[] =>
  PAGES.filter(
    (path) =>
      SCREENS[path].page.isDaily === isDaily &&
      !(familyRole === 'helper' && screenAt(path).isClosedToHelpers),
  ).map((to) => ({ to, label: pageName(to), icon: SCREENS[to].page.icon }));

/** Whether the page of that address stands under this place. */
export function isUnder(place: Place, path: string): boolean {
  return place.to === '/parent' ? path === place.to : path === place.to || path.startsWith(`${place.to}/`);
}

/** A page as a line of a menu. */
export const placeAct = ({ to, label, icon }: Place): MenuAct => ({
  label,
  icon,
  root: (props) => <Link to={to} {...props} />,
});

/** The ways out: to the start page, and out of the account. */
export const waysOut = (): readonly MenuAct[] => [
  { label: appText.backHome, icon: 'back', root: (props) => <a href="/" {...props} /> },
  {
    label: appText.signOut,
    icon: 'logout',
    root: (props) => <a href={SIGN_OUT_URL} {...props} onClick={noteSignOut} />,
  },
];
