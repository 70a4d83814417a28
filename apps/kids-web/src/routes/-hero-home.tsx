import type { Child } from '@herohood/domain/children/schema';
import { lazy, Suspense, useMemo } from 'react';
import { MissionsDisabledCard } from '../features/controls/missions-disabled-card';
import { missionCardId } from '../features/missions/mission-card';
import { MissionsTab } from '../features/missions/missions-tab';
import { type MissionsState, useMissions } from '../features/missions/use-missions';
import { type PaidMission, useEarnings } from '../features/points/use-earnings';
import { Wallet } from '../features/points/wallet';
import { useStreak } from '../features/progress/use-streak';
import { HomeFrame } from '../layout/home-frame';
import type { Tab } from '../layout/tab-bar';
import { setRestrictions, useRestrictions } from '../lib/restrictions';
import type { SyncState } from '../lib/sync';
import { text } from '../text/en';

// Neither is needed for the first picture of the home.
const Celebration = lazy(() => import('../features/points/celebration'));
const ProgressTab = lazy(() => import('../features/progress/progress-tab'));

type Props = {
  hero: Child;
  isHeroSettled: boolean;
  sync: SyncState;
  tab: Tab;
  onTab: (tab: Tab) => void;
};

/** Puts the hero's home together from its features. */
export function HeroHome({ hero, isHeroSettled, sync, tab, onTab }: Props) {
  const missions = useMissions(hero.id);
  const { hasMissionsDisabled } = useRestrictions();
  const approved = useMemo(() => approvedOf(missions), [missions]);
  const streak = useStreak(hero.id, (approved?.length ?? 0) > 0);
  const { earnings, clearEarnings } = useEarnings({
    hero,
    approved,
    isSettled: missions.isSettled && isHeroSettled,
  });

  function checkMissions() {
    setRestrictions({ hasMissionsDisabled: false });
    sync.syncNow();
  }

  return (
    <>
      <HomeFrame
        hero={hero}
        sync={sync}
        tab={tab}
        onTab={onTab}
        speech={speechOf(hero.name, missions)}
        isCheering={earnings !== null}
        wallet={<Wallet hero={hero} streak={streak} />}
      >
        {tab === 'progress' ? (
          <Suspense fallback={<p role="status">{text.app.loading}</p>}>
            <ProgressTab heroId={hero.id} />
          </Suspense>
        ) : hasMissionsDisabled ? (
          <MissionsDisabledCard onCheck={checkMissions} />
        ) : (
          <MissionsTab heroId={hero.id} avatarType={hero.avatarType} state={missions} />
        )}
      </HomeFrame>
      {earnings && (
        <Suspense>
          <Celebration hero={hero} earnings={earnings} onClose={clearEarnings} />
        </Suspense>
      )}
    </>
  );
}

function approvedOf(state: MissionsState): PaidMission[] | null {
  if (state.kind !== 'ready') return null;
  return state.missions.flatMap(({ habit, status, completion }) =>
    status === 'approved' && completion
      ? [{ completionId: completion.id, name: habit.name, cardId: missionCardId(habit.id) }]
      : [],
  );
}

/** What the hero says: the next thing to do, in a few words. */
function speechOf(name: string, state: MissionsState): string {
  const words = text.home.greetings;
  if (state.kind !== 'ready') return words.start(name);
  const count = (status: string) => state.missions.filter((mission) => mission.status === status).length;
  if (state.missions.length === 0) return words.rest;
  if (count('available') === state.missions.length) return words.start(name);
  if (count('rejected') > 0) return words.retry;
  if (count('available') > 0) return words.left(count('available'));
  return count('pending') > 0 ? words.waiting : words.done;
}
