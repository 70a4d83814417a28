import type { GearType } from '@herohood/domain/shop/gear';
import type { GearItem } from '@herohood/domain/shop/schema';
import { GearPicture } from '@herohood/ui/gear-art/gear-picture';
import { wardrobeText } from '../../text/en/shop';
import { signOf } from './gear-filter';
import styles from './gear-slot.module.css';

type Props = {
  type: GearType;
  /** What is worn there. */
  piece: GearItem | undefined;
  isOpen: boolean;
  onOpen: () => void;
};

const words = wardrobeText;

/** One place for gear on the hero: what is worn there or, empty, the shape of what could be. */
export function GearSlot({ type, piece, isOpen, onOpen }: Props) {
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
