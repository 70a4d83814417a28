import type { Child } from '@herohood/domain/children/schema';
import { MAX_LAYER, type Piece } from '@herohood/domain/world/room';
import { HeroArt, lookOf, type Pose } from '@herohood/ui/hero-art/hero-art';
import { useEffect, useState } from 'react';
import { useTouchedHero } from '../home/public';
import { itemOf } from './item-of';
import { HERO_PLACE, placeStyle } from './room-edits';
import styles from './room-hero.module.css';

export type RoomLook = Pick<Child, 'name' | 'avatarType' | 'avatarUrl' | 'equippedGear'>;

type Props = {
  hero: RoomLook;
  /** What stands in the room. */
  pieces: readonly Piece[];
  /** What was put there just now: the hero has a look at it. */
  fresh: Piece | null;
  /** Something is in the hand, and goes to the place that is touched. */
  isBehindHand: boolean;
};

/** What a hero does with a thing; with any other they are pleased. */
const USES: Readonly<Record<string, Pose>> = {
  'furniture-bed': 'sleep',
  'furniture-bathtub': 'sleep',
  'furniture-chair': 'think',
  'furniture-couch-and-lamp': 'dream',
  'furniture-books': 'think',
  'furniture-radio': 'dance',
  'furniture-mirror': 'strong-arm',
  'furniture-television': 'wave',
  'furniture-trophy': 'bow',
};
const LYING = 'furniture-bed';

/** How long they stay with a thing. */
const USE_MS = 5_000;

/** The hero in their room: they answer a touch, every other time by going to a thing and using it, and look at what was just put there. */
export function RoomHero({ hero, pieces, fresh, isBehindHand }: Props) {
  const { answer, touch } = useTouchedHero();
  const [touches, setTouches] = useState(0);
  const [used, setUsed] = useState<Piece | null>(null);
  const thing = used && pieces.includes(used) ? used : null;

  useEffect(() => setUsed(fresh), [fresh]);
  useEffect(() => {
    if (!used) return;
    const timer = setTimeout(() => setUsed(null), USE_MS);
    return () => clearTimeout(timer);
  }, [used]);

  function onTouch() {
    setTouches(touches + 1);
    if (touches % 2 === 1 && pieces.length > 0) setUsed(pieces[((touches - 1) / 2) % pieces.length]!);
    else {
      setUsed(null);
      touch();
    }
  }

  const { x, y } = thing ?? HERO_PLACE;
  const pose = thing ? (USES[thing.itemId] ?? 'cheer') : (answer?.pose ?? 'idle');
  return (
    <div
      className={styles.hero}
      style={placeStyle({ x, y, layer: thing ? MAX_LAYER + 1 : 5 })}
      data-lying={thing?.itemId === LYING}
    >
      {answer && !thing && (
        <p className={styles.said} role="status">
          {answer.words}
        </p>
      )}
      <HeroArt {...lookOf(hero)} size={170} pose={pose} />
      {!isBehindHand && (
        <button
          type="button"
          className={styles.touch}
          aria-label={hero.name}
          aria-description={thing ? itemOf(thing.itemId)?.name : undefined}
          onClick={onTouch}
        />
      )}
    </div>
  );
}
