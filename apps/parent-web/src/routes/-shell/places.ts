import type { User } from '@herohood/domain/account/schema';
import type { IconName } from '../../layout/icon';
import { shellText } from '../../text/en/shell';

/** One page of the console, as its navigation shows it. */
export interface Place {
  to:
    | '/parent'
    | '/parent/heroes'
    | '/parent/missions'
    | '/parent/rewards'
    | '/parent/calendar'
    | '/parent/reports'
    | '/parent/family'
    | '/parent/settings';
  /** What the page is called. */
  readonly label: string;
  icon: IconName;
}

/** Its name is read when it is shown: the words come after this module. */
const place = (to: Place['to'], page: keyof typeof shellText.pages, icon: IconName): Place => ({
  to,
  icon,
  get label() {
    return shellText.pages[page];
  },
});

/** What a parent opens daily: in the bar under the thumb, too. */
export const DAILY: readonly Place[] = [
  place('/parent', 'today', 'inbox'),
  place('/parent/heroes', 'heroes', 'heroes'),
  place('/parent/missions', 'missions', 'check'),
  place('/parent/rewards', 'rewards', 'gift'),
];

/** What a parent opens now and then: on a phone behind 'More'. */
export const SELDOM: readonly Place[] = [
  place('/parent/calendar', 'calendar', 'calendar'),
  place('/parent/reports', 'reports', 'chart'),
  place('/parent/family', 'family', 'home'),
  place('/parent/settings', 'settings', 'settings'),
];

/** What a helper has no business in (rules: members). */
const CLOSED_TO_HELPERS = ['/parent/missions', '/parent/rewards', '/parent/calendar', '/alert-settings'];

/** The places of these that somebody may open. */
export function placesFor(
  { familyRole }: Pick<User, 'familyRole'>,
  places: readonly Place[],
): readonly Place[] {
  return familyRole === 'helper' ? places.filter(({ to }) => !isClosedToHelpers(to)) : places;
}

/** Whether the page of that address is one that helpers are led away from. */
export function isClosedToHelpers(path: string): boolean {
  return CLOSED_TO_HELPERS.some((closed) => path === closed || path.startsWith(`${closed}/`));
}

/** Whether the page of that address stands under this place. */
export function isUnder(place: Place, path: string): boolean {
  return place.to === '/parent' ? path === place.to : path === place.to || path.startsWith(`${place.to}/`);
}
