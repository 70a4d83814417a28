import type { Child } from '@herohood/domain/children/schema';
import { lazyPart } from '@herohood/ui/runtime/lazy-part';
import { Suspense, useEffect, useState } from 'react';
import { type Celebration, endCelebration, type PaidMission } from '../../lib/celebrations';
import { useHasOpenCard } from '../../lib/open-cards';
import { makeWay } from '../../lib/toast';
import { TapBurst } from './tap-burst';
import { useCelebrationQueue } from './use-celebration-queue';
import type { FirstSnapshot } from './use-first-snapshot';
import { useOpenTrip } from './use-open-trip';
import { usePictured } from './use-pictured';

// The animation library lives in this chunk alone, so that it costs nothing before there is a celebration.
const loadStage = () => import('./celebration-stage');
const CelebrationStage = lazyPart(loadStage);

type Props = {
  hero: Child;
  /** Today's approved missions; null while they are not known. */
  approved: PaidMission[] | null;
  /** Both as the home first knew them. */
  firstSnapshot: FirstSnapshot | null;
  /** False while hero or missions are still being fetched. */
  isSettled: boolean;
  /** The card of the mission that was tapped just now. */
  sentCardId: string | null;
  /** A celebration does not burst into a game: it waits for its end. */
  isHeld: boolean;
  /** Told when there is something to cheer about, and when it is over. */
  onCheer: (isCheering: boolean) => void;
};

/** Watches what the family does for the hero and celebrates it, one thing at a time. */
export default function Celebrations(props: Props) {
  const { hero, approved, firstSnapshot, isSettled, sentCardId, isHeld, onCheer } = props;
  const [shown, setShown] = useState<Celebration | null>(null);
  const queue = useCelebrationQueue({ hero, approved, firstSnapshot, isSettled, shown });
  const next = usePictured(queue);
  useOpenTrip(hero.id);
  const hasOpenCard = useHasOpenCard();
  // What is bought is unwrapped before its badge is told.
  const current = isHeld || hasOpenCard ? undefined : next;
  const isCheering = current !== undefined && current.kind !== 'answer' && current.kind !== 'rested';

  useEffect(() => {
    if (current) makeWay();
  }, [current]);

  useEffect(() => {
    onCheer(isCheering);
    return () => onCheer(false);
  }, [isCheering, onCheer]);

  useEffect(() => {
    // Fetched while nothing else is to be done: a celebration should not begin with a pause.
    // Without network it comes with the first celebration.
    const early = () => void loadStage().catch(() => {});
    const whenIdle = window.requestIdleCallback?.(early, { timeout: 10_000 });
    return () => {
      if (whenIdle !== undefined) window.cancelIdleCallback(whenIdle);
    };
  }, []);

  return (
    <>
      <TapBurst cardId={sentCardId} />
      {current && (
        <Suspense>
          <CelebrationStage hero={hero} celebration={current} onShown={setShown} onClose={endCelebration} />
        </Suspense>
      )}
    </>
  );
}
