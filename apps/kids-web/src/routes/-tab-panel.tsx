import type { Child } from '@herohood/domain/children/schema';
import { lazyPart } from '@herohood/ui/runtime/lazy-part';
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { FailedCard } from '../layout/failed-card';
import { NoSignal } from '../layout/no-signal';
import type { DayCount } from '../lib/day-count';
import type { Tab } from '../lib/places';
import type { Streak } from '../lib/streak';
import { appText } from '../text/en/app';
import { SectionComing } from './-section-coming';

type Common = {
  hero: Child;
  streak: Streak | null;
  /** How far today is; null while it is not known. */
  day: DayCount | null;
  /** Something nice where there is nothing to do. */
  quiet: ReactNode;
};

/** What every section besides the missions gets. */
type Panel = ComponentType<Common & { clock: ReactNode }>;

// The missions are what a hero comes for; the other sections are fetched when they are opened.
const panels: Record<Exclude<Tab, 'missions'>, Panel> = {
  world: lazyPart(() => import('./-world-of-home')),
  customize: lazyPart(() => import('../features/shop/customize-tab')),
  rewards: lazyPart(() => import('./-rewards-of-home')),
  games: lazyPart(() => import('../features/games/games-tab')),
  progress: lazyPart(() => import('../features/progress/progress-tab')),
};

const GamesLine = lazyPart(() => import('../features/games/games-line'));
const ScreenTimeCard = lazyPart(() => import('../features/controls/screen-time-card'));

const SectionFell = ({ reset }: ErrorComponentProps) => (
  <FailedCard
    art={<NoSignal width={124} />}
    title={appText.crashTitle}
    body={appText.crashBody}
    onRetry={reset}
  />
);

type Props = Common & { tab: Tab; hasGames: boolean; missions: ReactNode };

/** The section that is open. */
export function TabPanel({ tab, hasGames, hero, streak, day, quiet, missions }: Props) {
  if (tab === 'missions') return missions;
  const Panel = panels[tab];
  const clock = (
    <Suspense>
      <ScreenTimeCard heroId={hero.id} hasGames={hasGames} />
    </Suspense>
  );
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
