import type { Child } from '@herohood/domain/children/schema';
import type { GearType } from '@herohood/domain/shop/gear';
import { HeroArt, poseOfGift } from '@herohood/ui/hero-art/hero-art';
import { type ReactNode, useState } from 'react';
import { wardrobeText } from '../../text/en/shop';
import type { ShopSection } from '../home/public';
import { AvatarChoice } from './avatar-choice';
import styles from './dressing-room.module.css';
import { GearSlot } from './gear-slot';
import { GearWardrobe } from './gear-wardrobe';
import { StyleShelves } from './style-shelves';
import { useChangeAppearance } from './use-change-appearance';
import { usePieces } from './use-shops';
import { putOn, takeOff, wornAs } from './wardrobe';

type Props = {
  hero: Child;
  onSection: (section: ShopSection) => void;
  /** Something nice where there is no gear to try on. */
  quiet: ReactNode;
};

const leftSlots = ['helmet', 'armor'] as const;
const rightSlots = ['weapon', 'accessory'] as const;
const words = wardrobeText;

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
      piece={pieceOf(wornAs(hero.equippedGear, type, typeOf) ?? '')}
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
            avatarType={hero.avatarType}
            avatarUrl={hero.avatarUrl}
            gear={hero.equippedGear}
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
