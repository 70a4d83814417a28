import { useState } from 'react';
import { trpc } from './api';
import type { Tab } from './places';

/** What is asked for to know whether the games are open. */
export const GAMES = { feature: 'mini_games' } as const;

/** Whether a parent has opened the games; undefined until the server has said it. */
export function useGamesAccess(): boolean | undefined {
  return trpc.subscription.checkFeatureAccess.useQuery(GAMES).data?.hasAccess;
}

type Place = { tab: Tab; isPlaying: boolean };

/**
 * Where the hero is, by the address and by what there is: games have a section only where they are open, and an address that
 * names them elsewhere opens the missions. A game that was begun in time is played to its end.
 *
 * @param wanted the section that the address names, and whether a stage is open
 */
export function useOpenSection(wanted: Place): Place & { hasGames: boolean } {
  const access = useGamesAccess();
  const [wasOpen, setWasOpen] = useState(false);
  const isAtGames = wanted.tab === 'games';
  // Until it is known, the games themselves say that they are being looked for.
  const hasGames = access ?? isAtGames;
  const isOpen = hasGames || (wasOpen && isAtGames && wanted.isPlaying);
  if (isOpen !== wasOpen) setWasOpen(isOpen);
  if (isAtGames && !isOpen) return { tab: 'missions', isPlaying: false, hasGames: false };
  return { ...wanted, hasGames: isOpen };
}
