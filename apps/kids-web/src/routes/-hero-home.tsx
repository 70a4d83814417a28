import type { HomeToday } from '@herohood/domain/home/schema';
import { poseOfGift } from '@herohood/ui/hero-art/hero-art';
import { lazily, lazyPart } from '@herohood/ui/runtime/lazy-part';
import type { SyncState } from '@herohood/ui/runtime/use-sync';
import { Suspense, useEffect, useState } from 'react';
import { rememberFrame } from '../features/account/remembered-heroes';
import { useFollowControls } from '../features/controls/use-follow-controls';
import { useNight } from '../features/controls/use-night';
import { DayBar } from '../features/missions/day-bar';
import { dayCountOf } from '../features/missions/day-count';
import { missionCardId } from '../features/missions/mission-card-id';
import { MissionsTab } from '../features/missions/missions-tab';
import { restOf } from '../features/missions/rest-of-day';
import { useMissions } from '../features/missions/use-missions';
import { loadWallet } from '../features/points/load-wallet';
import { useStreak } from '../features/progress/use-streak';
import { HomeFrame } from '../layout/home-frame';
import { LoadingScreen } from '../layout/loading-screen';
import { useOpenSection } from '../lib/games-access';
import { useLook } from '../lib/look';
import { useSleptLong } from '../lib/morning';
import type { Tab } from '../lib/places';
import { useRestrictions } from '../lib/restrictions';
import { useActing } from '../lib/use-acting';
import { useIdle } from '../lib/use-idle';
import { useStyledHero } from '../lib/waiting-style';
import { useOpenJar } from '../lib/wanted-jar';
import { calmGreetings, homeText } from '../text/en/app';
import { heroPose } from './-hero-pose';
import {
  doneHabitIds,
  isAwayOf,
  isEveningOf,
  sentCardOf,
  speechOf,
  spokenOf,
  xpPerMissionOf,
} from './-missions-of-home';
import { TabPanel } from './-tab-panel';

const Wallet = lazily(loadWallet);
// None of it is needed for the first picture of the home.
const BedtimeBanner = lazyPart(() => import('../features/controls/bedtime-banner'));
const BedtimeScreen = lazyPart(() => import('../features/controls/bedtime-screen'));
const FeatureDisabled = lazyPart(async () => {
  const { FeatureDisabled } = await import('../layout/feature-disabled');
  return { default: FeatureDisabled };
});
const MissionsExtras = lazyPart(() => import('./-missions-extras'));
const QuietMoment = lazyPart(() => import('../features/missions/quiet/quiet-moment'));
const PushCard = lazyPart(() => import('../features/push/push-card'));
const PushSwitch = lazyPart(() => import('../features/push/push-switch'));
const LanguageLine = lazyPart(() => import('../features/languages/language-line'));
const StyleSender = lazyPart(() => import('../features/world/style-sender'));
const OwnVoice = lazyPart(() => import('./-own-voice'));
const Lately = lazyPart(() => import('./-lately'));
const FirstMinute = lazyPart(() => import('../features/children/first-minute'));

type Props = {
  home: HomeToday;
  sync: SyncState;
  /** What the address names: a section, and whether the stage of a game or of a mission's tool is open. */
  wanted: { tab: Tab; isPlaying: boolean };
  onTab: (tab: Tab) => void;
};

/** Puts the hero's home together from its features. */
export function HeroHome({ home, sync, wanted, onTab }: Props) {
  const { tab, isPlaying, hasGames } = useOpenSection(wanted);
  const { hero, isWaiting } = useStyledHero(home.hero);
  useEffect(() => rememberFrame(hero.id, hero.style.frame), [hero.id, hero.style.frame]);
  const state = useMissions(home);
  const { missions } = state;
  const { hasMissionsDisabled } = useRestrictions();
  const controls = useFollowControls(hero.id);
  // What was begun in time may be brought to its end: a game, or brushing teeth.
  const night = useNight(controls.isBedtime && !isPlaying, tab === 'missions');
  const day = dayCountOf(missions);
  const rest = restOf(missions, state.day);
  const streak = useStreak({ waiting: day.sent, isResting: rest !== null });
  const sentCardId = sentCardOf(missions);
  // What came before the home was first shown on this device is no news.
  const [since] = useState(home.asOf);
  const [isCheering, setIsCheering] = useState(false);
  const actedCardId = useActing(sentCardId);
  const acted = missions.find(({ habit }) => missionCardId(habit.id) === actedCardId);
  const hasSlept = useSleptLong();
  const hasBeenIdle = useIdle();
  // With the hat the hero is new no more, and yet the first minute lasts until they have looked at it and go.
  const [firstMinute, setFirstMinute] = useState<'open' | 'hat' | 'over'>('open');
  const isWelcoming = (hero.isNew ? firstMinute !== 'over' : firstMinute === 'hat') && !controls.isBedtime;
  // Nothing bursts in there.
  const isHeld = isPlaying || isWelcoming;
  const openJar = useOpenJar();
  const look = useLook();
  const isAway = isAwayOf(state) && !acted && !controls.isBedtime && !hasMissionsDisabled;
  const bubble = speechOf(hero.name, state, {
    isBedtime: controls.isBedtime,
    ...{ isAway, hasSlept, isActing: acted !== undefined },
    areMissionsResting: hasMissionsDisabled,
    words: look.isCalmSpoken ? calmGreetings() : homeText.greetings,
  });

  function openTab(next: Tab) {
    // In bedtime the other sections are asleep: their screen is the night's.
    if (controls.isBedtime && next !== 'missions') night.sleep();
    else onTab(next);
  }

  function openMissions() {
    onTab('missions');
    night.wake();
  }

  const quiet = hasBeenIdle && (
    <Suspense>
      <QuietMoment heroId={hero.id} onRoom={() => openTab('world')} />
    </Suspense>
  );
  const asleep = (
    <Suspense fallback={<LoadingScreen />}>
      <BedtimeScreen
        hero={hero}
        openCount={hasMissionsDisabled ? undefined : day.open}
        onMissions={openMissions}
        mayCall={controls.controls?.parentContactEnabled ?? false}
      />
    </Suspense>
  );
  const pose = heroPose(day, {
    isCheering,
    isBedtime: controls.isBedtime,
    rest,
    chosen: hero.style.pose,
  });
  const awake = (
    <HomeFrame
      hero={hero}
      sync={sync}
      tab={tab}
      hasGames={hasGames}
      onTab={openTab}
      speech={bubble}
      pose={pose}
      isResting={hero.style.pose !== null && pose === poseOfGift(hero.style.pose)}
      act={acted?.habit.icon}
      place={isAway ? 'trip' : rest === 'sick' ? 'bed' : 'here'}
      wallet={
        <Wallet
          hero={hero}
          streak={streak}
          isCompact={tab !== 'missions'}
          isEvening={isEveningOf(state)}
          day={tab === 'missions' && !hasMissionsDisabled && <DayBar count={day} />}
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
      {controls.isBedtime && (
        <Suspense>
          <BedtimeBanner onSleep={night.sleep} />
        </Suspense>
      )}
      <TabPanel
        tab={tab}
        hasGames={hasGames}
        hero={hero}
        streak={streak}
        day={day}
        quiet={quiet}
        missions={
          hasMissionsDisabled ? (
            <Suspense>
              <FeatureDisabled feature="missions" onCheck={controls.check} />
            </Suspense>
          ) : (
            <MissionsTab
              hero={hero}
              state={state}
              goal={
                hasBeenIdle && (
                  <Suspense>
                    <MissionsExtras
                      hero={hero}
                      xpPerMission={xpPerMissionOf(missions)}
                      onJar={(goalId) => (controls.isBedtime ? night.sleep() : openJar(goalId))}
                    />
                  </Suspense>
                )
              }
              quiet={quiet}
              isAtRest={hasBeenIdle}
            />
          )
        }
      />
      {tab === 'missions' && hasBeenIdle && (
        <Suspense>
          <PushCard heroId={hero.id} mayAsk={doneHabitIds(missions).size > 0} />
        </Suspense>
      )}
    </HomeFrame>
  );

  return (
    <>
      {night.isAsleep ? asleep : awake}
      {isWaiting && (
        <Suspense>
          <StyleSender heroId={hero.id} />
        </Suspense>
      )}
      {isWelcoming && (
        <Suspense>
          <FirstMinute hero={hero} onHat={() => setFirstMinute('hat')} onEnd={() => setFirstMinute('over')} />
        </Suspense>
      )}
      {look.speaks && hasBeenIdle && (
        <Suspense>
          <OwnVoice tab={tab} bubble={spokenOf(bubble, missions)} isQuiet={isHeld || isCheering} />
        </Suspense>
      )}
      {hasBeenIdle && (
        <Suspense>
          <Lately
            hero={hero}
            missions={missions}
            party={{ since, sentCardId, isHeld, onCheer: setIsCheering }}
            onMissions={openMissions}
          />
        </Suspense>
      )}
    </>
  );
}
