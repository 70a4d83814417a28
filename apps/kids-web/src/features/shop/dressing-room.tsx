import type { Child } from '@herohood/domain/children/schema';
import type { GearType } from '@herohood/domain/shop/gear';
import type { GearItem } from '@herohood/domain/shop/schema';
import { GearPicture } from '@herohood/ui/gear-art/gear-picture';
import { HeroArt, lookOf, poseOfGift } from '@herohood/ui/hero-art/hero-art';
import { type ReactNode, useState } from 'react';
import { wardrobeText as words } from '../../text/en/shop';
import type { ShopSection } from '../home/public';
import { AvatarChoice } from './avatar-choice';
import styles from './dressing-room.module.css';
import { GearWardrobe } from './gear-wardrobe';
import { signOf } from './shop-item';
import { StyleShelves } from './style-shelves';
import { putOn, takeOff, useChangeAppearance } from './use-change-appearance';
import { usePieces } from './use-shops';

type Props = {
  hero: Child;
  onSection: (section: ShopSection) => void;
  /** Something nice where there is no gear to try on. */
  quiet: ReactNode;
};

const leftSlots = ['helmet', 'armor'] as const;
const rightSlots = ['weapon', 'accessory'] as const;

/** The current hero before the mirror: what they wear, what else they own, and what is around them. */
export function DressingRoom({ hero, onSection, quiet }: Props) {
  const pieceOf = usePieces();
  const changeAppearance = useChangeAppearance(hero.id);
  const [view, setView] = useState<GearType | null>(null);
  const typeOf = (id: string) => pieceOf(id)?.gearType;

  function toggle(id: string) {
    void changeAppearance(({ equippedGear }) => ({
      equippedGear: equippedGear.includes(id) ? takeOff(equippedGear, id) : putOn(equippedGear, id, typeOf),
    }));
  }

  const slot = (type: GearType) => (
    <GearSlot
      key={type}
      type={type}
      piece={pieceOf(hero.equippedGear.find((id) => typeOf(id) === type) ?? '')}
      isOpen={view === type}
      onOpen={() => setView(view === type ? null : type)}
    />
  );

  return (
    <section className={styles.room} aria-label={words.title}>
      <div className={styles.mirror}>
        <div className={styles.slots}>{leftSlots.map(slot)}</div>
        <div className={styles.stage}>
          <div className={styles.podium} aria-hidden />
          <HeroArt
            {...lookOf(hero)}
            size={230}
            label={hero.name}
            pose={hero.style.pose ? poseOfGift(hero.style.pose) : 'stand'}
          />
        </div>
        <div className={styles.slots}>{rightSlots.map(slot)}</div>
      </div>
      <GearWardrobe
        hero={hero}
        view={view}
        pieceOf={pieceOf}
        onToggle={toggle}
        onShop={() => onSection('gear')}
      />
      <AvatarChoice
        hero={hero}
        onChoose={(avatarType) => void changeAppearance(() => ({ avatarType }))}
        onShop={() => onSection('avatars')}
      />
      <StyleShelves hero={hero} />
      {hero.unlockedGear.length === 0 && quiet}
    </section>
  );
}

type SlotProps = {
  type: GearType;
  /** What is worn there. */
  piece: GearItem | undefined;
  isOpen: boolean;
  onOpen: () => void;
};

/** One place for gear on the hero: what is worn there or, empty, the shape of what could be. */
function GearSlot({ type, piece, isOpen, onOpen }: SlotProps) {
  const typeName = words.gearTypes[type];
  return (
    <button
      type="button"
      className={styles.slot}
      data-empty={!piece}
      aria-pressed={isOpen}
      aria-label={piece ? words.slot(typeName, piece.name) : words.emptySlot(typeName)}
      onClick={onOpen}
    >
      <GearPicture
        shape={piece?.id ?? signOf[type]}
        gearType={type}
        rarity={piece?.rarity ?? 'common'}
        size={52}
      />
      <span className={styles.type}>{typeName}</span>
      {!piece && (
        <svg className={styles.plus} viewBox="0 0 24 24" width="24" height="24" aria-hidden focusable={false}>
          <circle cx="12" cy="12" r="11" fill="#7d5ae0" />
          <path d="M12 6.500v11M6.500 12h11" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
        </svg>
      )}
    </button>
  );
}
