import { lazily, lazyPart } from '@herohood/browser/lazy-part';
import { poseOfGift } from '@herohood/ui/hero-art/hero-art';
import { useLook } from '../device/look';
import { DayBar } from '../features/missions/day-bar';
import { HomeFrame } from '../layout/home-frame';
import { LoadingScreen } from '../layout/loading-screen';
import { HomeContext, type HomeProps, useHomeOfHero, useHomeState } from './-home-state';
import { isEveningOf } from './-missions-of-home';
import { TabPanel } from './-tab-panel';

/** What the hero has earned: fetched beside the first answers, which it is drawn from. The login does without. */
export const loadWallet = () => import('../features/points/wallet');
const Wallet = lazily(loadWallet);
// None of it is needed for the first picture of the home.
const BedtimeBanner = lazily(() => import('../features/controls/bedtime-banner'));
const BedtimeScreen = lazily(() => import('../features/controls/bedtime-screen'), LoadingScreen);
const StyleSender = lazily(() => import('../features/world/style-sender'));
const OwnVoice = lazily(() => import('./-own-voice'));
const Overlays = lazily(() => import('./-overlays'));
const FirstMinute = lazily(() => import('../features/onboarding/first-minute'));
// The settings show with them.
const PushSwitch = lazyPart(() => import('../features/push/push-switch'));
const LanguageLine = lazyPart(() => import('../features/languages/language-line'));

/** Puts the hero's home together from its features: the home by day or by night, and what lies over it. */
export function HeroHome(props: HomeProps) {
  const shared = useHomeState(props);
  const { hero, night, hasBeenIdle, setFirstMinute } = shared;
  const { speaks } = useLook();
  return (
    <HomeContext value={shared}>
      {night.isAsleep ? <Asleep /> : <Awake />}
      {shared.isStyleWaiting && <StyleSender heroId={hero.id} />}
      {shared.isWelcoming && (
        <FirstMinute hero={hero} onHat={() => setFirstMinute('hat')} onEnd={() => setFirstMinute('over')} />
      )}
      {speaks && hasBeenIdle && <OwnVoice />}
      {hasBeenIdle && <Overlays />}
    </HomeContext>
  );
}

function Asleep() {
  const { hero, day, controls, hasMissionsDisabled, openMissions } = useHomeOfHero();
  return (
    <BedtimeScreen
      hero={hero}
      openCount={hasMissionsDisabled ? undefined : day.open}
      onMissions={openMissions}
      mayCall={controls.controls?.parentContactEnabled ?? false}
    />
  );
}

/** The stage with the hero, and the section that is open. */
function Awake() {
  const shared = useHomeOfHero();
  const { hero, home, state, tab, pose, rest, controls } = shared;
  const isAtMissions = tab === 'missions';
  return (
    <HomeFrame
      hero={hero}
      sync={shared.sync}
      tab={tab}
      hasGames={shared.hasGames}
      onTab={shared.openTab}
      speech={shared.bubble}
      pose={pose}
      isResting={hero.style.pose !== null && pose === poseOfGift(hero.style.pose)}
      act={shared.acted?.habit.icon}
      place={shared.isAway ? 'trip' : rest === 'sick' ? 'bed' : 'here'}
      wallet={
        <Wallet
          hero={hero}
          streak={shared.streak}
          isCompact={!isAtMissions}
          isEvening={isEveningOf(state)}
          day={isAtMissions && !shared.hasMissionsDisabled && <DayBar count={shared.day} />}
        />
      }
      settings={
        <>
          <PushSwitch heroId={hero.id} />
          <LanguageLine hero={home.hero} />
        </>
      }
      isNight={controls.isBedtime}
    >
      {controls.isBedtime && <BedtimeBanner onSleep={shared.night.sleep} />}
      <TabPanel />
    </HomeFrame>
  );
}
