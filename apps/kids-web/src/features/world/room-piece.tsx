import type { Piece } from '@herohood/domain/world/room';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { usePull } from '../../layout/use-pull';
import { roomText } from '../../text/en/world';
import { itemOf } from './item-of';
import { ItemPicture, PulledItem } from './item-picture';
import styles from './room-board.module.css';
import { type Place, placeStyle } from './room-edits';

const PICTURE = 64;
const STEPS: Record<string, Place> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

type Props = {
  piece: Piece;
  isHeld: boolean;
  /** It was put here just now, and has the focus. */
  isNew: boolean;
  onHold: () => void;
  onMove: (place: Place) => void;
  /** It was pulled to that point of the window and let go. */
  onDrop: (point: { clientX: number; clientY: number }) => void;
  onPutAway: () => void;
};

/** One piece that its hero can move: by a tap and a tap, by pulling, and by the arrow keys. */
export function MovablePiece({ piece, isHeld, isNew, onHold, onMove, onDrop, onPutAway }: Props) {
  const item = itemOf(piece.itemId);
  const button = useRef<HTMLButtonElement>(null);
  const { pull, handlers } = usePull({ onTap: onHold, onDrop });

  useEffect(() => {
    if (isNew) button.current?.focus({ preventScroll: true });
  }, [isNew]);

  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (step) onMove({ x: piece.x + step.x, y: piece.y + step.y });
    else if (event.key === 'Delete' || event.key === 'Backspace') onPutAway();
    else return;
    event.preventDefault();
  }

  if (!item) return null;
  return (
    <button
      ref={button}
      type="button"
      className={styles.piece}
      style={placeStyle(piece)}
      data-large={item.isLarge}
      data-new={isNew}
      data-pulled={pull !== null}
      aria-pressed={isHeld}
      aria-label={roomText.piece(item.name, piece.x, piece.y)}
      onKeyDown={onKeyDown}
      {...handlers}
    >
      <span className={styles.picture}>
        <ItemPicture item={item} size={PICTURE} />
      </span>
      {pull && <PulledItem item={item} size={item.isLarge ? 104 : PICTURE} at={pull} />}
    </button>
  );
}

/** One piece that is only looked at. */
export function StandingPiece({ piece }: { piece: Piece }) {
  const item = itemOf(piece.itemId);
  if (!item) return null;
  return (
    <span
      className={styles.piece}
      style={placeStyle(piece)}
      data-large={item.isLarge}
      role="img"
      aria-label={item.name}
    >
      <span className={styles.picture}>
        <ItemPicture item={item} size={PICTURE} />
      </span>
    </span>
  );
}
