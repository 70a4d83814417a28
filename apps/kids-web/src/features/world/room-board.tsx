import type { Child } from '@herohood/domain/children/schema';
import { type Piece, ROOM_HEIGHT, ROOM_WIDTH } from '@herohood/domain/world/room';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import type { CSSProperties, ReactNode, Ref } from 'react';
import { useTouchedHero } from '../../lib/touched-hero';
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

/** A hero's room, whole, with the hero in it, who answers a touch. */
export function RoomBoard({ hero, label, children, boardRef, onPlace, hasPlaces = false }: Props) {
  const { answer, touch } = useTouchedHero();
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
          <div className={styles.hero} style={placeStyle({ ...HERO_PLACE, layer: 5 })}>
            {answer && (
              <p className={styles.said} role="status">
                {answer.words}
              </p>
            )}
            <HeroArt
              avatarType={hero.avatarType}
              avatarUrl={hero.avatarUrl}
              gear={hero.equippedGear}
              size={170}
              pose={answer?.pose ?? 'idle'}
            />
            {/* What is in the hand goes to the place, also there. */}
            {!hasPlaces && (
              <button type="button" className={styles.touch} aria-label={hero.name} onClick={touch} />
            )}
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
