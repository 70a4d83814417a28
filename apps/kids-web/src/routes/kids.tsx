import { lazyPart } from '@herohood/ui/runtime/lazy-part';
import { useDeferredValue, useEffect } from 'react';
import { useHero } from '../features/account/use-hero';
import { TroubleScreen } from '../features/controls/trouble-screen';
import styles from '../layout/home-picture.module.css';
import { LoadingScreen } from '../layout/loading-screen';
import { type Tab, tabs } from '../layout/tab-bar';
import { goTo, useAddressPart } from '../lib/address';
import { forgetHomePicture, homePicture } from '../lib/home-picture';
import { useLastKnown } from '../lib/offline/use-last-known';
import { clearRestrictions, useRestrictions } from '../lib/restrictions';
import { useHeroSync } from '../lib/sync';
import { troubleText } from '../text/en/app';
import { HeroHome } from './-hero-home';

// What stands in the way of few is fetched when it does. What tells of a lost connection cannot be fetched then.
const WelcomeScreen = lazyPart(() => import('../features/account/welcome-screen'));
const EmergencyScreen = lazyPart(() => import('../features/controls/emergency-screen'));

/** The hero's home, or what stands in its way. */
export default function Kids() {
  const state = useHero();
  const { hasEmergency, emergencyWords } = useRestrictions();
  const wanted = useAddressPart('tab');
  const isRestoring = useLastKnown({
    isWaiting: state.kind === 'loading',
    isMissed: state.kind === 'unreachable',
  });
  const hero = state.kind === 'hero' ? state.hero : null;
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

  const isFindingOut = state.kind === 'loading' || (state.kind === 'unreachable' && isRestoring);
  const isWaiting = !hasEmergency && (isFindingOut || (hero !== null && !mayMount));
  useEffect(() => {
    if (!isWaiting) forgetHomePicture();
  }, [isWaiting]);

  if (hasEmergency && !isSignedOut)
    return <EmergencyScreen message={emergencyWords} onCheck={sync.syncNow} />;
  if (isWaiting || state.kind === 'loading') return <Waiting />;
  if (state.kind === 'unreachable') {
    return <TroubleScreen title={troubleText.title} body={troubleText.body} onRetry={state.retry} />;
  }
  if (state.kind !== 'hero') {
    return <WelcomeScreen kind={state.kind} onLogin={() => goTo('/kids-login')} />;
  }
  return (
    <HeroHome
      hero={state.hero}
      isHeroSettled={state.isSettled}
      sync={sync}
      tab={tabs.find((tab) => tab === wanted) ?? 'missions'}
      onTab={openTab}
    />
  );
}

/** The missions where they were drawn already. */
function Waiting() {
  const picture = homePicture();
  return picture ? (
    <div className={styles.place} ref={(place) => place?.append(picture)} />
  ) : (
    <LoadingScreen />
  );
}

/** Another section starts at its top; what was open inside the old one is not asked for any more. */
function openTab(tab: Tab): void {
  goTo(`/kids?tab=${tab}`, { replace: true });
}
