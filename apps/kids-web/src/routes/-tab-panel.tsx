import type { Child } from '@herohood/domain/children/schema';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { Tab } from '../layout/tab-bar';
import { appText } from '../text/en/app';

/** What every section besides the missions gets. */
type Panel = ComponentType<{ hero: Child }>;

// The missions are what a hero comes for; the other sections are fetched when they are opened.
const panels: Record<Exclude<Tab, 'missions'>, Panel> = {
  customize: lazy(() => import('../features/shop/customize-tab')),
  rewards: lazy(() => import('../features/rewards/rewards-tab')),
  games: lazy(() => import('../features/games/games-tab')),
  progress: lazy(() => import('../features/progress/progress-tab')),
};

const ScreenTimeCard = lazy(() => import('../features/controls/screen-time-card'));

type Props = { tab: Tab; hero: Child; missions: ReactNode };

/** The section that is open. */
export function TabPanel({ tab, hero, missions }: Props) {
  if (tab === 'missions') return missions;
  const Panel = panels[tab];
  return (
    <Suspense fallback={<p role="status">{appText.loading}</p>}>
      <Panel hero={hero} />
      {tab === 'progress' && <ScreenTimeCard heroId={hero.id} />}
    </Suspense>
  );
}
