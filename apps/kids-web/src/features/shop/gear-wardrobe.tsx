import type { Child } from '@herohood/domain/children/schema';
import type { GearType } from '@herohood/domain/shop/gear';
import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { GearPicture } from '@herohood/ui/gear-art/gear-picture';
import { RarityTile } from '@herohood/ui/rarity-tile/rarity-tile';
import { useEffect, useRef } from 'react';
import { prefersReducedMotion } from '../../device/comfort';
import { TitledCard } from '../../layout/titled-card';
import { wardrobeText as words } from '../../text/en/shop';
import type { PieceOf } from './use-shops';
import { WardrobeThing } from './wardrobe-shelf';
import styles from './wardrobe-shelf.module.css';

type Props = {
  hero: Child;
  /** Of which type; null: all that they own. */
  view: GearType | null;
  pieceOf: PieceOf;
  onToggle: (id: string) => void;
  onShop: () => void;
};

/** The gear that the hero owns: a tap puts a piece on, another takes it off. */
export function GearWardrobe({ hero, view, pieceOf, onToggle, onShop }: Props) {
  const pieces = hero.unlockedGear.flatMap((id) => {
    const piece = pieceOf(id);
    return piece && (view === null || piece.gearType === view) ? [piece] : [];
  });
  const title = view === null ? words.allGear : words.gearTitle(words.gearTypes[view]);
  const section = useRef<HTMLElement>(null);

  // On a phone the pieces lie below the slot that was tapped.
  useEffect(() => {
    if (view === null) return;
    const behavior = prefersReducedMotion() ? 'auto' : 'smooth';
    section.current?.scrollIntoView?.({ block: 'center', behavior });
  }, [view]);

  return (
    <TitledCard ref={section} title={title}>
      {pieces.length > 0 ? (
        <ul className={styles.shelf}>
          {pieces.map(({ id, name, gearType, rarity }) => {
            const isWorn = hero.equippedGear.includes(id);
            return (
              <WardrobeThing
                key={id}
                name={name}
                label={isWorn ? words.takeOff(name) : words.wear(name)}
                isChosen={isWorn}
                picture={
                  <RarityTile rarity={rarity}>
                    <GearPicture shape={id} gearType={gearType} rarity={rarity} size={64} />
                  </RarityTile>
                }
                onTap={() => onToggle(id)}
              />
            );
          })}
        </ul>
      ) : (
        <div className={styles.empty}>
          <p>{view === null ? words.noGear : words.noGearOf[view]}</p>
          <ChunkyButton accent="purple" onClick={onShop}>
            {words.toShop}
          </ChunkyButton>
        </div>
      )}
    </TitledCard>
  );
}
