import { GearStand } from '@herohood/ui/gear-art/gear-picture';
import { WorldPicture } from '@herohood/ui/world-picture/world-picture';
import { createPortal } from 'react-dom';
import type { RoomItem } from './item-of';
import styles from './room-board.module.css';

type Props = {
  item: RoomItem;
  /** Width and height in CSS pixels. */
  size: number;
};

/** A thing of the room. Decoration: its name stands beside it, or is that of the button around it. */
export function ItemPicture({ item, size }: Props) {
  if (item.art !== undefined) return <WorldPicture art={item.art} size={size} />;
  const { id, gearType, rarity } = item.gear;
  return <GearStand shape={id} gearType={gearType} rarity={rarity} size={size} />;
}

type PulledProps = Props & { at: { clientX: number; clientY: number } };

/** A thing that is being pulled, at the finger. */
export function PulledItem({ item, size, at }: PulledProps) {
  return createPortal(
    <span className={styles.pulled} style={{ insetInlineStart: at.clientX, top: at.clientY }} aria-hidden>
      <ItemPicture item={item} size={size} />
    </span>,
    document.body,
  );
}
