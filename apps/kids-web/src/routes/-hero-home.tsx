import type { Child } from '@herohood/domain/children/schema';
import { canComplete } from '@herohood/domain/missions/today-status';
import { lazyPart } from '@herohood/ui/runtime/lazy-part';
import type { SyncState } from '@herohood/ui/runtime/use-sync';
import { Suspense, useMemo, useState } from 'react';
import { useFollowControls } from '../features/controls/use-follow-controls';
import { useNight } from '../features/controls/use-night';
import { dayCountOf } from '../features/missions/day-count';
import { missionCardId } from '../features/missions/mission-card';
import { MissionsTab } from '../features/missions/missions-tab';
import { useCompleteMission } from '../features/missions/use-complete-mission';
import { isSaved, type Mission, type MissionsState, useMissions } from '../features/missions/use-missions';
import { useFirstSnapshot } from '../features/points/use-first-snapshot';
import { Wallet } from '../features/points/wallet';
import { useStreak } from '../features/progress/use-streak';
import { HomeFrame } from '../layout/home-frame';
import { LoadingScreen } from '../layout/loading-screen';
import type { PaidMission } from '../lib/celebrations';
import { SENDING_PREFIX } from '../lib/offline/offline-status';
import type { Tab } from '../lib/places';
import { useRestrictions } from '../lib/restrictions';
import { useActing } from '../lib/use-acting';
import { useIdle } from '../lib/use-idle';
import { homeText } from '../text/en/app';
import { bedtimeText } from '../text/en/controls';
import { TabPanel } from './-tab-panel';

// None of it is needed for the first picture of the home.
const BedtimeBanner = lazyPart(() => import('../features/controls/bedtime-banner'));
const BedtimeScreen = lazyPart(() => import('../features/controls/bedtime-screen'));
const FeatureDisabled = lazyPart(async () => {
  const { FeatureDisabled } = await import('../layout/feature-disabled');
  return { default: FeatureDisabled };
});
const PushCard = lazyPart(() => import('../features/push/push-card'));
const PushSwitch = lazyPart(() => import('../features/push/push-switch'));
const ReminderHost = lazyPart(() => import('../features/reminders/reminder-host'));
const Celebrations = lazyPart(() => import('../features/points/celebrations'));

type Props = {
  hero: Child;
  isHeroSettled: boolean;
  sync: SyncState;
  tab: Tab;
  /** The stage of a game or of a mission's tool is open. */
  isPlaying: boolean;
  onTab: (tab: Tab) => void;
};

/** Puts the hero's home together from its features. */
export function HeroHome({ hero, isHeroSettled, sync, tab, isPlaying, onTab }: Props) {
  const missions = useMissions(hero.id);
  const completeMission = useCompleteMission(hero.id);
  const { hasMissionsDisabled } = useRestrictions();
  const controls = useFollowControls(hero.id);
  // What was begun in time may be brought to its end: a game, or brushing teeth.
  const night = useNight(controls.isBedtime && !isPlaying, tab === 'missions');
  const approved = useMemo(() => approvedOf(missions), [missions]);
  const streak = useStreak(hero.id, {
    approved: approved?.length ?? 0,
    waiting: countOf(missions, 'pending'),
  });
  const sentCardId = sentCardOf(missions);
  // A tap calls back the fetch of the missions that is on its way; they are whole again when it is answered.
  const isSettled = missions.isSettled && isHeroSettled && sentCardId === null;
  const firstSnapshot = useFirstSnapshot(hero, approved, isSettled);
  const [isCheering, setIsCheering] = useState(false);
  const isActing = useActing(sentCardId);
  const hasBeenIdle = useIdle();

  function openTab(next: Tab) {
    // In bedtime the other sections are asleep: their screen is the night's.
    if (controls.isBedtime && next !== 'missions') night.sleep();
    else onTab(next);
  }

  function openMissions() {
    onTab('missions');
    night.wake();
  }

  function completeHabit(habitId: string) {
    const mission = listOf(missions).find(({ habit }) => habit.id === habitId);
    if (mission) void completeMission(mission.habit);
    else openMissions();
  }

  const asleep = (
    <Suspense fallback={<LoadingScreen />}>
      <BedtimeScreen
        hero={hero}
        openCount={hasMissionsDisabled ? undefined : openCountOf(missions)}
        onMissions={openMissions}
        mayCall={controls.controls?.parentContactEnabled ?? false}
      />
    </Suspense>
  );
  const awake = (
    <HomeFrame
      hero={hero}
      sync={sync}
      tab={tab}
      onTab={openTab}
      speech={speechOf(hero.name, missions, { isBedtime: controls.isBedtime, isActing })}
      isCheering={isCheering}
      isActing={isActing}
      wallet={<Wallet hero={hero} streak={streak} isCompact={tab !== 'missions'} />}
      settings={<PushSwitch heroId={hero.id} />}
      isNight={controls.isBedtime}
    >
      {controls.isBedtime && (
        <Suspense>
          <BedtimeBanner onSleep={night.sleep} />
        </Suspense>
      )}
      <TabPanel
        tab={tab}
        hero={hero}
        streak={streak}
        missions={
          hasMissionsDisabled ? (
            <Suspense>
              <FeatureDisabled feature="missions" onCheck={controls.check} />
            </Suspense>
          ) : (
            <MissionsTab hero={hero} state={missions} />
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
      {hasBeenIdle && (
        <>
          <Suspense>
            <ReminderHost
              doneHabitIds={doneHabitIds(missions)}
              isPlaying={isPlaying}
              onComplete={completeHabit}
            />
          </Suspense>
          <Suspense>
            <Celebrations
              key={hero.id}
              hero={hero}
              approved={approved}
              firstSnapshot={firstSnapshot}
              isSettled={isSettled}
              sentCardId={sentCardId}
              isHeld={isPlaying}
              onCheer={setIsCheering}
            />
          </Suspense>
        </>
      )}
    </>
  );
}

const listOf = (state: MissionsState): readonly Mission[] => (state.kind === 'ready' ? state.missions : []);

const countOf = (state: MissionsState, status: Mission['status']) =>
  listOf(state).filter((mission) => mission.status === status).length;

/** Habits of which today's mission is done: approved, or waiting for a parent. */
const doneHabitIds = (state: MissionsState) =>
  new Set(listOf(state).flatMap(({ habit, status }) => (canComplete(status) ? [] : [habit.id])));

/** Missions that can still be done today; null while they are not known. */
const openCountOf = (state: MissionsState) =>
  state.kind === 'ready' ? dayCountOf(state.missions).open : null;

function approvedOf(state: MissionsState): PaidMission[] | null {
  if (state.kind !== 'ready') return null;
  return state.missions.flatMap(({ habit, status, completion }) =>
    status === 'approved' && completion
      ? [
          {
            completionId: completion.id,
            name: habit.name,
            cardId: missionCardId(habit.id),
            xp: completion.xpEarned,
          },
        ]
      : [],
  );
}

/** The card of the mission that was tapped just now, while the server has not answered. */
function sentCardOf(state: MissionsState): string | null {
  const sent = listOf(state).find(({ completion }) => completion?.id.startsWith(SENDING_PREFIX));
  return sent ? missionCardId(sent.habit.id) : null;
}

/** What the hero says: the next thing to do, in a few words. */
function speechOf(
  name: string,
  state: MissionsState,
  now: { isBedtime: boolean; isActing: boolean },
): string {
  const words = homeText.greetings;
  if (now.isActing) return words.deed;
  if (now.isBedtime) return bedtimeText.speech;
  if (state.kind !== 'ready') return words.start(name);
  const count = (status: Mission['status']) => countOf(state, status);
  if (state.missions.length === 0) return words.rest;
  if (count('available') === state.missions.length) return words.start(name);
  if (count('rejected') > 0) return words.retry;
  if (count('available') > 0) return words.left(count('available'));
  if (state.missions.some(isSaved)) return words.saved;
  return count('pending') > 0 ? words.waiting : words.done;
}
