import { GearStand } from '@herohood/ui/gear-stand/gear-stand';
import { WorldPicture } from '@herohood/ui/world-picture/world-picture';
import type { RoomItem } from './item-of';

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
