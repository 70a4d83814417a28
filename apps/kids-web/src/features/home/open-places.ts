import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useSteps } from '../../device/steps';
import { useHome } from './home';
import type { HomeSearch, Tab } from './places';

type Options = {
  isFromTop?: boolean;
  /** What of the section is opened, where it is not its first part. */
  inside?: Pick<HomeSearch, 'world' | 'album'>;
};

/**
 * Opens another section of the home, from its top unless something in it is led to. The missions are the home itself: every other section lies one step
 * above them, whichever was open before. What was open inside the old section is not asked for any more.
 */
export function useOpenTab(): (tab: Tab, options?: Options) => void {
  const router = useRouter();
  const steps = useSteps();
  return (tab, { isFromTop = true, inside = {} } = {}) =>
    steps.afterBack(() => {
      const { state, search } = router.latestLocation;
      const isHome = (search.tab ?? 'missions') === 'missions' && !state.isDialog;
      if (tab === 'missions' && state.isAbove) return steps.back();
      void router.navigate({
        to: '/kids',
        search: tab === 'missions' ? {} : { tab, ...inside },
        replace: !isHome || tab === 'missions',
        resetScroll: isFromTop,
        state: { ...((isHome || state.isAbove) && tab !== 'missions' && { isAbove: true }) },
      });
    });
}

const home = getRouteApi('/kids');

type Key = 'shop' | 'world' | 'album';
type Of<K extends Key> = NonNullable<HomeSearch[K]>;

/** The part of a tab that is open, kept in the address under `key`: it survives a reload. The first one is not named there. */
export function useSection<K extends Key>(key: K, first: Of<K>): [Of<K>, (next: Of<K>) => void] {
  const open: Of<K> = home.useSearch()[key] ?? first;
  const navigate = home.useNavigate();
  return [
    open,
    (next) =>
      void navigate({
        search: (before) => ({ ...before, [key]: next === first ? undefined : next }),
        replace: true,
        state: true,
        resetScroll: false,
      }),
  ];
}

type Place = { tab: Tab; isPlaying: boolean };

/**
 * Where the hero is, by the address and by what there is: games have a section only where they are open, and an address that
 * names them elsewhere opens the missions. A game that was begun in time is played to its end.
 *
 * @param wanted the section that the address names, and whether a stage is open
 */
export function useOpenSection(wanted: Place): Place & { hasGames: boolean } {
  const access = useHome()?.hasGames;
  const [wasOpen, setWasOpen] = useState(false);
  const isAtGames = wanted.tab === 'games';
  // Until it is known, the games themselves say that they are being looked for.
  const hasGames = access ?? isAtGames;
  const isOpen = hasGames || (wasOpen && isAtGames && wanted.isPlaying);
  if (isOpen !== wasOpen) setWasOpen(isOpen);
  if (isAtGames && !isOpen) return { tab: 'missions', isPlaying: false, hasGames: false };
  return { ...wanted, hasGames: isOpen };
}
