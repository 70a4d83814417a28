import type { Child } from '@herohood/domain/children/schema';
import { type Piece, ROOM_HEIGHT, ROOM_WIDTH } from '@herohood/domain/world/room';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { type CSSProperties, type ReactNode, type Ref, useEffect, useRef } from 'react';
import styles from './room-board.module.css';
import { HERO_PLACE, type Place } from './room-edits';

type Look = Pick<Child, 'name' | 'avatarType' | 'avatarUrl' | 'equippedGear'>;

type Props = {
  hero: Look;
  label: string;
  /** The pieces, as `RoomPiece` or buttons. */
  children: ReactNode;
  /** The places themselves, for what measures them. */
  boardRef?: Ref<HTMLDivElement>;
  /** A touch of the room itself, and where. */
  onPlace?: (place: Place) => void;
  /** Places are to be seen: something waits to be put there. */
  hasPlaces?: boolean;
};

/** A hero's room with the hero in it: wider than a phone, which looks at a part of it and pans. */
export function RoomBoard({ hero, label, children, boardRef, onPlace, hasPlaces = false }: Props) {
  const view = useRef<HTMLElement>(null);

  useEffect(() => {
    const { current } = view;
    if (current) current.scrollLeft = (current.scrollWidth - current.clientWidth) / 2;
  }, []);

  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys, too */}
      <section ref={view} className={styles.view} aria-label={label} tabIndex={0}>
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
          <div className={styles.hero} style={placeStyle({ ...HERO_PLACE, layer: 5 })} aria-hidden>
            <HeroArt
              avatarType={hero.avatarType}
              avatarUrl={hero.avatarUrl}
              gear={hero.equippedGear}
              size={170}
              pose="idle"
            />
          </div>
          {children}
        </div>
      </section>
    </div>
  );
}

/** Where a piece is drawn: further down is nearer, and of one place the higher layer is in front. */
export const placeStyle = ({ x, y, layer }: Pick<Piece, 'x' | 'y' | 'layer'>) =>
  ({ '--x': x, '--y': y, zIndex: 1 + y * 12 + layer }) as CSSProperties;

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
