import { useState } from 'react';
import { useHome } from './home';
import type { Tab } from './places';

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
