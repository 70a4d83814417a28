import type { Child } from '@herohood/domain/children/schema';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { useEffect, useState } from 'react';
import { STAGE_HERO_ID } from '../../lib/stage-hero';
import styles from './acted-deed.module.css';
import { middleOf } from './flight-path';

/** The card that was tapped just now, and the picture of its habit. */
export type Deed = { cardId: string; act: string };

type Props = { hero: Child; deed: Deed };

/**
 * The hero acts out the deed of the card that was tapped where the child is looking, when the stage is scrolled out of
 * view. It stands in the other half of the screen, so that it covers nothing of the card.
 */
export function ActedDeed({ hero, deed: { cardId, act } }: Props) {
  const [place, setPlace] = useState<'above' | 'below' | null>(null);

  useEffect(() => {
    const card = middleOf(cardId);
    const onStage = middleOf(STAGE_HERO_ID);
    const isOnStage = onStage !== null && onStage.y >= 0;
    if (!card || isOnStage) setPlace(null);
    else setPlace(card.y > window.innerHeight / 2 ? 'above' : 'below');
  }, [cardId]);

  if (!place) return null;
  return (
    <div className={styles.deed} data-place={place}>
      <HeroArt
        avatarType={hero.avatarType}
        avatarUrl={hero.avatarUrl}
        gear={hero.equippedGear}
        size={144}
        act={act}
      />
    </div>
  );
}
