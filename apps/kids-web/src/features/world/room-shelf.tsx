import type { OwnedItem } from '@herohood/domain/world/room';
import { usePull } from '../../layout/use-pull';
import { roomText } from '../../text/en/world';
import { itemOf, type RoomItem } from './item-of';
import { ItemPicture, PulledItem } from './item-picture';
import styles from './room-shelf.module.css';

const PICTURE = 56;

type Props = {
  items: readonly OwnedItem[];
  /** The id of the one that waits for its place. */
  held: string | null;
  onTake: (itemId: string) => void;
  onDrop: (itemId: string, point: { clientX: number; clientY: number }) => void;
};

/** What its hero has and has not put up yet: tapped, or pulled up into the room. */
export function RoomShelf({ items, held, onTake, onDrop }: Props) {
  return (
    <ul className={styles.shelf} aria-label={roomText.shelf}>
      {items.map(({ itemId, count }) => {
        const item = itemOf(itemId);
        if (!item) return null;
        return (
          <li key={itemId}>
            <ShelfItem
              item={item}
              count={count}
              isHeld={held === itemId}
              onTake={() => onTake(itemId)}
              onDrop={(point) => onDrop(itemId, point)}
            />
          </li>
        );
      })}
    </ul>
  );
}

type ItemProps = {
  item: RoomItem;
  count: number;
  isHeld: boolean;
  onTake: () => void;
  onDrop: (point: { clientX: number; clientY: number }) => void;
};

function ShelfItem({ item, count, isHeld, onTake, onDrop }: ItemProps) {
  const { pull, handlers } = usePull({ onTap: onTake, onDrop });
  return (
    <button
      type="button"
      className={styles.item}
      data-pulled={pull !== null}
      aria-pressed={isHeld}
      aria-label={roomText.onShelf(item.name, count)}
      {...handlers}
    >
      <span className={styles.picture}>
        <ItemPicture item={item} size={PICTURE} />
      </span>
      {pull && <PulledItem item={item} size={72} at={pull} />}
      {count > 1 && (
        <span className={styles.count} aria-hidden>
          {count}
        </span>
      )}
    </button>
  );
}
