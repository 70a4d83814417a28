import { lazyPart } from '@herohood/browser/lazy-part';
import type { Child } from '@herohood/domain/children/schema';
import { Suspense, useEffect } from 'react';
import { makeWay } from '../../device/toast';
import { useHasOpenCard } from '../../layout/open-cards';
import { TapBurst } from './tap-burst';
import { useOpenTrip } from './use-open-trip';
import { useParties } from './use-parties';
import { usePictured } from './use-pictured';

// The animation library lives in this chunk alone, so that it costs nothing before there is a celebration.
const loadStage = () => import('./celebration-stage');
const CelebrationStage = lazyPart(loadStage);

type Props = {
  hero: Child;
  /** As of when the home was first shown: what came before is no news to a device that has never shown anything. */
  since: string;
  /** The card of the mission that was tapped just now. */
  sentCardId: string | null;
  /** A celebration does not burst into a game: it waits for its end. */
  isHeld: boolean;
  /** Told when there is something to cheer about, and when it is over. */
  onCheer: (isCheering: boolean) => void;
};

/** Watches what the family does for the hero and celebrates it, one thing at a time. */
export default function Celebrations(props: Props) {
  const { hero, since, sentCardId, isHeld, onCheer } = props;
  const { parties, show, end } = useParties(hero.id, since);
  const next = usePictured(parties);
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
          <CelebrationStage hero={hero} party={current} onShown={show} onClose={end} />
        </Suspense>
      )}
    </>
  );
}
