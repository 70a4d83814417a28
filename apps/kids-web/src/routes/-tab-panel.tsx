import { lazily, lazyPart } from '@herohood/browser/lazy-part';
import type { Child } from '@herohood/domain/children/schema';
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import type { Tab } from '../features/home/places';
import type { DayCount } from '../features/missions/day-count';
import { MissionsTab } from '../features/missions/missions-tab';
import type { Streak } from '../features/progress/use-streak';
import { FailedCard, NoSignal } from '../layout/failed-card';
import { appText } from '../text/en/app';
import { useHomeOfHero } from './-home-state';
import { SectionComing } from './-section-coming';

/** What every section besides the missions gets. */
type Panel = ComponentType<{
  hero: Child;
  streak: Streak | null;
  day: DayCount;
  /** Something nice where there is nothing to do. */
  quiet: ReactNode;
  clock: ReactNode;
}>;

// The missions are what a hero comes for; the other sections are fetched when they are opened.
const panels: Record<Exclude<Tab, 'missions'>, Panel> = {
  world: lazyPart(() => import('./-world-of-home')),
  customize: lazyPart(() => import('../features/shop/customize-tab')),
  rewards: lazyPart(() => import('./-rewards-of-home')),
  games: lazyPart(() => import('../features/games/games-tab')),
  progress: lazyPart(() => import('../features/progress/progress-tab')),
};

const GamesLine = lazyPart(() => import('../features/games/games-line'));
const ScreenTimeCard = lazily(() => import('../features/controls/screen-time-card'));
const QuietMoment = lazily(() => import('../features/missions/quiet/quiet-moment'));
const MissionsExtras = lazily(() => import('./-missions-extras'));
const FeatureDisabled = lazily(async () => {
  const { FeatureDisabled } = await import('../layout/feature-disabled');
  return { default: FeatureDisabled };
});

const SectionFell = ({ reset }: ErrorComponentProps) => (
  <FailedCard
    art={<NoSignal width={124} />}
    title={appText.crashTitle}
    body={appText.crashBody}
    onRetry={reset}
  />
);

/** The section that is open. */
export function TabPanel() {
  const { tab, hasGames, hero, streak, day, hasBeenIdle, openTab } = useHomeOfHero();
  const quiet = hasBeenIdle && <QuietMoment heroId={hero.id} onRoom={() => openTab('world')} />;
  if (tab === 'missions') return <Missions quiet={quiet} />;
  const Panel = panels[tab];
  const clock = <ScreenTimeCard heroId={hero.id} hasGames={hasGames} />;
  return (
    // A section that falls over leaves the others, and the missions, standing.
    <CatchBoundary getResetKey={() => tab} errorComponent={SectionFell}>
      <Suspense fallback={<SectionComing />}>
        <Panel hero={hero} streak={streak} day={day} quiet={quiet} clock={clock} />
        {tab === 'progress' && (
          <>
            {clock}
            {!hasGames && <GamesLine />}
          </>
        )}
      </Suspense>
    </CatchBoundary>
  );
}

/** Today's missions, where a parent has not closed them. */
function Missions({ quiet }: { quiet: ReactNode }) {
  const { hero, state, controls, hasMissionsDisabled, hasBeenIdle } = useHomeOfHero();
  if (hasMissionsDisabled) return <FeatureDisabled feature="missions" onCheck={controls.check} />;
  return (
    <MissionsTab
      hero={hero}
      state={state}
      goal={hasBeenIdle && <MissionsExtras />}
      quiet={quiet}
      isAtRest={hasBeenIdle}
    />
  );
}
