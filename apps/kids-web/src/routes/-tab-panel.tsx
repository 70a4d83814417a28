import type { Child } from '@herohood/domain/children/schema';
import { lazyPart } from '@herohood/ui/runtime/lazy-part';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import type { DayCount } from '../lib/day-count';
import type { Tab } from '../lib/places';
import type { Streak } from '../lib/streak';
import { appText } from '../text/en/app';

type Common = {
  hero: Child;
  streak: Streak | null;
  /** How far today is; null while it is not known. */
  day: DayCount | null;
};

/** What every section besides the missions gets. */
type Panel = ComponentType<Common>;

// The missions are what a hero comes for; the other sections are fetched when they are opened.
const panels: Record<Exclude<Tab, 'missions'>, Panel> = {
  world: lazyPart(() => import('../features/world/world-tab')),
  customize: lazyPart(() => import('../features/shop/customize-tab')),
  rewards: lazyPart(() => import('../features/rewards/rewards-tab')),
  games: lazyPart(() => import('../features/games/games-tab')),
  progress: lazyPart(() => import('../features/progress/progress-tab')),
};

const ScreenTimeCard = lazyPart(() => import('../features/controls/screen-time-card'));

type Props = Common & { tab: Tab; missions: ReactNode };

/** The section that is open. */
export function TabPanel({ tab, hero, streak, day, missions }: Props) {
  if (tab === 'missions') return missions;
  const Panel = panels[tab];
  return (
    <Suspense fallback={<p role="status">{appText.loading}</p>}>
      <Panel hero={hero} streak={streak} day={day} />
      {tab === 'progress' && <ScreenTimeCard heroId={hero.id} />}
    </Suspense>
  );
}
