import { type Piece, ROOM_HEIGHT, ROOM_WIDTH } from '@herohood/domain/world/room';
import type { ReactNode, Ref } from 'react';
import styles from './room-board.module.css';
import type { Place } from './room-edits';
import { RoomHero, type RoomLook } from './room-hero';

type Props = {
  hero: RoomLook;
  label: string;
  /** What stands in it, and what of it was put there just now. */
  pieces: readonly Piece[];
  fresh?: Piece | null;
  /** The pieces, as `RoomPiece` or buttons. */
  children: ReactNode;
  /** The places themselves, for what measures them. */
  boardRef?: Ref<HTMLDivElement>;
  /** A touch of the room itself, and where. */
  onPlace?: (place: Place) => void;
  /** Places are to be seen: something waits to be put there. */
  hasPlaces?: boolean;
};

/** A hero's room, whole, with the hero in it, who answers a touch. */
export function RoomBoard(props: Props) {
  const { hero, label, pieces, fresh = null, children, boardRef, onPlace, hasPlaces = false } = props;
  return (
    <div className={styles.frame}>
      <section className={styles.view} aria-label={label}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys place things by the buttons of shelf and room */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
        <div
          ref={boardRef}
          className={styles.board}
          data-places={hasPlaces}
          onClick={(event) => {
            if (event.target !== event.currentTarget) return;
            onPlace?.(placeAt(event.currentTarget, event));
          }}
        >
          <div className={styles.window} aria-hidden />
          <div className={styles.rug} aria-hidden />
          <RoomHero hero={hero} pieces={pieces} fresh={fresh} isBehindHand={hasPlaces} />
          {children}
        </div>
      </section>
    </div>
  );
}

/** The place of the room under a point of the window; it may lie outside. */
export function placeAt(
  board: HTMLElement,
  { clientX, clientY }: { clientX: number; clientY: number },
): Place {
  const box = board.getBoundingClientRect();
  return {
    x: Math.floor(((clientX - box.left) / box.width) * ROOM_WIDTH),
    y: Math.floor(((clientY - box.top) / box.height) * ROOM_HEIGHT),
  };
}
