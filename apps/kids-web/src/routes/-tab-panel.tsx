import type { Child } from '@herohood/domain/children/schema';
import { lazyPart } from '@herohood/ui/runtime/lazy-part';
import { useOnline } from '@herohood/ui/runtime/use-online';
import { StateCard } from '@herohood/ui/state-card/state-card';
import { withWords } from '@herohood/ui/text/with-words';
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import Satellite from '~icons/fluent-emoji-flat/satellite-antenna';
import type { DayCount } from '../lib/day-count';
import type { Tab } from '../lib/places';
import type { Streak } from '../lib/streak';
import { appText } from '../text/en/app';
import { offlineText } from '../text/en/sync';

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
  world: lazyPart(withWords(() => import('../features/world/world-tab'))),
  customize: lazyPart(withWords(() => import('../features/shop/customize-tab'))),
  rewards: lazyPart(withWords(() => import('./-rewards-of-home'))),
  games: lazyPart(withWords(() => import('../features/games/games-tab'))),
  progress: lazyPart(withWords(() => import('../features/progress/progress-tab'))),
};

const GamesLine = lazyPart(withWords(() => import('../features/games/games-line')));
const PraiseShelf = lazyPart(withWords(() => import('../features/praise/praise-shelf')));
const ScreenTimeCard = lazyPart(withWords(() => import('../features/controls/screen-time-card')));

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
    <Suspense fallback={<Waiting />}>
      <Panel hero={hero} streak={streak} day={day} quiet={quiet} clock={clock} />
      {tab === 'progress' && (
        <>
          <PraiseShelf heroId={hero.id} />
          {clock}
          {!hasGames && <GamesLine />}
        </>
      )}
    </Suspense>
  );
}

/** After so long it is no longer on its way: the browser may believe in a network that is not there. */
const PATIENCE_MS = 2_500;

/** While a section is being fetched; without network it says at once why it does not come. */
function Waiting() {
  const isOnline = useOnline();
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isOnline && !isLong) return <p role="status">{appText.loading}</p>;
  return (
    <StateCard
      role="status"
      accent="turquoise"
      art={<Satellite width={124} height={124} />}
      title={offlineText.section.title}
      body={offlineText.section.body}
    />
  );
}
