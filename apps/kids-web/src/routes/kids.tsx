import { lazyPart } from '@herohood/browser/lazy-part';
import { createFileRoute } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useState } from 'react';
import { LookContext, traitsOf } from '../device/look';
import { recall } from '../device/store';
import { recallHeroes } from '../features/account/remembered-heroes';
import { useHero } from '../features/account/use-hero';
import { clearRestrictions, useRestrictions } from '../features/controls/restrictions';
import { TroubleScreen } from '../features/controls/trouble-screen';
import { fetchHome } from '../features/home/home';
import { useOpenTab } from '../features/home/open-places';
import { readHomeSearch } from '../features/home/places';
import { useHeroLanguage } from '../features/languages/hero-language';
import { useHeroSync } from '../features/sync/use-hero-sync';
import { LoadingScreen } from '../layout/loading-screen';
import { SIGNED_IN, useOfflineStatus } from '../offline/offline-status';
import { useLastKnown } from '../offline/use-last-known';
import { troubleText } from '../text/en/app';
import { HeroHome, loadWallet } from './-hero-home';

// What stands in the way of few is fetched when it does. What tells of a lost connection cannot be fetched then.
const WelcomeScreen = lazyPart(() => import('../features/account/welcome-screen'));
const EmergencyScreen = lazyPart(() => import('../features/controls/emergency-screen'));

export const Route = createFileRoute('/kids')({
  validateSearch: readHomeSearch,
  // Begun beside the screen's scripts, which do not wait for it; once, because sync tells what is new.
  loader: ({ context }) => {
    void fetchHome(context);
    // What cannot be fetched now is fetched when it is drawn.
    loadWallet().catch(() => {});
  },
  staleTime: Number.POSITIVE_INFINITY,
  // Nobody comes here without it: it is part of the app's first script, which a slow line then waits for once.
  codeSplitGroupings: [],
  component: Kids,
});

/** The hero's home, or what stands in its way. */
function Kids() {
  const state = useHero();
  const { hasEmergency, emergencyWords } = useRestrictions();
  const { tab = 'missions', game, tool } = Route.useSearch();
  const navigate = Route.useNavigate();
  const openTab = useOpenTab();
  const { isLeaving } = useOfflineStatus();
  const isRestoring = useLastKnown({
    isWaiting: state.kind === 'loading',
    isMissed: state.kind === 'unreachable',
  });
  const hero = state.kind === 'hero' ? state.home.hero : null;
  useHeroLanguage(hero);
  // Also while nobody could be reached or a parent has closed the app: the first success is what opens it again.
  const isShut = hasEmergency || state.kind === 'unreachable';
  const sync = useHeroSync(hero?.id ?? null, hero !== null || isShut);

  // The home is much at once: it is put together in slices, so that the page never stands still on a slow tablet.
  const mayMount = useDeferredValue(hero !== null, false);

  const isSignedOut = state.kind === 'signed-out';
  useEffect(() => {
    // What was closed was closed for a hero; without one it is over.
    if (isSignedOut) clearRestrictions();
  }, [isSignedOut]);

  // Whoever left did it on purpose; whose session has ended only needs the PIN again.
  const [wasIn, setWasIn] = useState(() => recall(SIGNED_IN) !== null);
  if (hero !== null && !wasIn) setWasIn(true);
  const isExpired = isSignedOut && wasIn && !isLeaving && recallHeroes().length > 0;
  useEffect(() => {
    if (isExpired) void navigate({ to: '/kids-login', search: { back: 'yes' }, replace: true });
  }, [isExpired, navigate]);

  const isFindingOut = state.kind === 'loading' || (state.kind === 'unreachable' && isRestoring);
  const isWaiting = !hasEmergency && (isFindingOut || (hero !== null && !mayMount));

  if (hasEmergency && !isSignedOut)
    return <EmergencyScreen message={emergencyWords} onCheck={sync.syncNow} />;
  if (isWaiting || isExpired || state.kind === 'loading') return <LoadingScreen />;
  if (state.kind === 'unreachable') {
    return <TroubleScreen title={troubleText.title} body={troubleText.body} onRetry={state.retry} />;
  }
  if (state.kind !== 'hero') {
    return (
      <WelcomeScreen kind={state.kind} onLogin={() => void navigate({ to: '/kids-login', replace: true })} />
    );
  }
  return (
    <LookContext value={traitsOf(state.home.hero.look)}>
      <HeroHome
        home={state.home}
        sync={sync}
        wanted={{ tab, isPlaying: tool !== undefined || (tab === 'games' && game !== undefined) }}
        onTab={openTab}
      />
    </LookContext>
  );
}
