import type { User } from '@herohood/domain/account/schema';
import { type PagePath, SCREENS, screenAt } from '@herohood/domain/account/screens';
import type { IconName } from '../../layout/icon';
import { shellText } from '../../text/en/shell';

/** One page of the console, as its navigation shows it. */
export interface Place {
  to: PagePath;
  /** What the page is called. */
  readonly label: string;
  icon: IconName;
}

const placesOf = (isDaily: boolean): readonly Place[] =>
  (Object.keys(SCREENS) as (keyof typeof SCREENS)[]).flatMap((to) => {
    const screen = SCREENS[to];
    if (!('page' in screen) || screen.page.isDaily !== isDaily) return [];
    const { name, icon } = screen.page;
    return {
      to: to as PagePath,
      icon,
      /** Its name is read when it is shown: the words come after this module. */
      get label() {
        return shellText.pages[name];
      },
    };
  });

/** What a parent opens daily: in the bar under the thumb, too. */
export const PRIMARY_PAGES = placesOf(true);

/** What a parent opens now and then: on a phone behind 'More'. */
export const SECONDARY_PAGES = placesOf(false);

/** The places of these that somebody may open. */
export function placesFor(
  { familyRole }: Pick<User, 'familyRole'>,
  places: readonly Place[],
): readonly Place[] {
  return familyRole === 'helper' ? places.filter(({ to }) => !screenAt(to).isClosedToHelpers) : places;
}

/** Whether the page of that address stands under this place. */
export function isUnder(place: Place, path: string): boolean {
  return place.to === '/parent' ? path === place.to : path === place.to || path.startsWith(`${place.to}/`);
}
