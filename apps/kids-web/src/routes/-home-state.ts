import type { SyncState } from '@herohood/browser/use-sync';
import type { HomeToday } from '@herohood/domain/home/schema';
import { createContext, useContext, useEffect, useState } from 'react';
import { useLook } from '../device/look';
import { useIdle } from '../device/use-idle';
import { rememberFrame } from '../features/account/remembered-heroes';
import { useRestrictions } from '../features/controls/restrictions';
import { useFollowControls } from '../features/controls/use-controls';
import { useOpenJar } from '../features/goals/wanted-jar';
import { useActing, useSleptLong } from '../features/home/hero-moods';
import { useOpenSection } from '../features/home/open-places';
import type { Tab } from '../features/home/places';
import { dayCountOf, restOf } from '../features/missions/day-count';
import { missionCardId } from '../features/missions/missions-of';
import { useMissions } from '../features/missions/use-missions';
import { useStreak } from '../features/progress/use-streak';
import { useStyledHero } from '../features/world/waiting-style';
import { calmGreetings, homeText } from '../text/en/app';
import { heroPose } from './-hero-pose';
import { isAwayOf, sentCardOf, speechOf } from './-missions-of-home';

export type HomeProps = {
  home: HomeToday;
  sync: SyncState;
  /** What the address names: a section, and whether the stage of a game or of a mission's tool is open. */
  wanted: { tab: Tab; isPlaying: boolean };
  onTab: (tab: Tab) => void;
};

type HomeState = ReturnType<typeof useHomeState>;

/** What the parts of the home share: who plays, how their day stands, and what goes on at this moment. */
export function useHomeState({ home, sync, wanted, onTab }: HomeProps) {
  const { tab, isPlaying, hasGames } = useOpenSection(wanted);
  const { hero, isWaiting } = useStyledHero(home.hero);
  useEffect(() => rememberFrame(hero.id, hero.style.frame), [hero.id, hero.style.frame]);
  const state = useMissions(home);
  const { missions } = state;
  const { hasMissionsDisabled } = useRestrictions();
  const controls = useFollowControls(hero.id);
  const { isBedtime } = controls;
  // What was begun in time may be brought to its end: a game, or brushing teeth.
  const night = useNight(isBedtime && !isPlaying, tab === 'missions');
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
  const isWelcoming = (hero.isNew ? firstMinute !== 'over' : firstMinute === 'hat') && !isBedtime;
  const openJar = useOpenJar();
  const look = useLook();
  const isAway = isAwayOf(state) && !acted && !isBedtime && !hasMissionsDisabled;
  const bubble = speechOf(hero.name, state, {
    isBedtime,
    isAway,
    hasSlept,
    isActing: acted !== undefined,
    areMissionsResting: hasMissionsDisabled,
    words: look.isCalmSpoken ? calmGreetings() : homeText.greetings,
  });
  return {
    hero,
    home,
    sync,
    tab,
    hasGames,
    state,
    day,
    rest,
    streak,
    controls,
    night,
    hasMissionsDisabled,
    acted,
    isAway,
    bubble,
    hasBeenIdle,
    isCheering,
    isWelcoming,
    setFirstMinute,
    /** The server does not have the hero's newest style yet. */
    isStyleWaiting: isWaiting,
    pose: heroPose(day, { isCheering, isBedtime, rest, chosen: hero.style.pose }),
    /** What is celebrated: nothing bursts into a game or into the first minute. */
    party: { since, sentCardId, isHeld: isPlaying || isWelcoming, onCheer: setIsCheering },

    /** In bedtime the other sections are asleep: their screen is the night's. */
    openTab(next: Tab) {
      if (isBedtime && next !== 'missions') night.sleep();
      else onTab(next);
    },
    openMissions() {
      onTab('missions');
      night.wake();
    },
    openJar: (goalId: string) => (isBedtime ? night.sleep() : openJar(goalId)),
  };
}

/**
 * Bedtime has two faces: everything sleeps, or the hero is up for their missions alone (rules: controls). Each bedtime begins
 * asleep, and so does every visit.
 *
 * @param isOnMissions the missions are the open section; any other one is asleep
 */
function useNight(isBedtime: boolean, isOnMissions: boolean) {
  const [isUp, setIsUp] = useState(false);
  if (isUp && !isBedtime) setIsUp(false);
  return {
    isAsleep: isBedtime && !(isUp && isOnMissions),
    wake: () => setIsUp(true),
    sleep: () => setIsUp(false),
  };
}

/** The home fills it. */
export const HomeContext = createContext<HomeState | null>(null);

/** The same for a part of the home. */
export const useHomeOfHero = (): HomeState => useContext(HomeContext)!;
