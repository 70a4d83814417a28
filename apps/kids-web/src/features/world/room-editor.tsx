import type { Child } from '@herohood/domain/children/schema';
import { MAX_PIECES, type Piece } from '@herohood/domain/world/room';
import type { Room } from '@herohood/domain/world/schema';
import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { type MouseEvent, useRef, useState } from 'react';
import Undo from '~icons/fluent-emoji-flat/left-arrow-curving-right';
import Box from '~icons/fluent-emoji-flat/package';
import { prefersReducedMotion } from '../../device/comfort';
import { play } from '../../device/sound';
import { ReadAloudButton } from '../../layout/read-aloud-button';
import { roomText } from '../../text/en/world';
import { itemOf } from './item-of';
import { placeAt, RoomBoard } from './room-board';
import styles from './room-editor.module.css';
import { FIRST_PIECES, insideRoom, onShelf, type Place } from './room-edits';
import { MovablePiece, StandingPiece } from './room-piece';
import { RoomShelf } from './room-shelf';
import { useRoomEdits } from './use-room-edits';
import { recallRoom, useSaveRoom } from './use-save-room';

type Props = { hero: Child; room: Room };
type Point = Pick<MouseEvent, 'clientX' | 'clientY'>;

const words = roomText;

/** The hero's own room: everything in it can be moved, and what is not in it stands on the shelf below. */
export function RoomEditor({ hero, room }: Props) {
  const board = useRef<HTMLDivElement>(null);
  const { saving, refusals, save } = useSaveRoom(hero.id);
  const owns = ({ itemId }: Piece) => room.owned.some((item) => item.itemId === itemId);
  // A room begins with a bed and a lamp: what levels gave of it is the hero's to move, the rest just stands there.
  const lent = FIRST_PIECES.filter((piece) => !owns(piece));
  const [first] = useState(
    () => recallRoom(hero.id) ?? (room.items.length > 0 ? room.items : FIRST_PIECES.filter(owns)),
  );
  const isSettled = saving === 'saved' || saving === 'refused';
  const edits = useRoomEdits({ first, kept: room.items, isSettled, refusals, onChange: save });
  const { pieces, hand } = edits;
  const shelf = onShelf(room.owned, pieces);
  const isFull = pieces.length >= MAX_PIECES;

  /** Where something was let go; null outside of the room. */
  function droppedAt(point: Point): Place | null {
    if (!board.current) return null;
    const place = placeAt(board.current, point);
    const nearest = insideRoom(place);
    return Math.hypot(place.x - nearest.x, place.y - nearest.y) <= 1 ? nearest : null;
  }

  function placeHand(place: Place) {
    if (!hand) return;
    play('tap');
    if ('itemId' in hand) edits.putUp(hand.itemId, place);
    else edits.moveTo(hand.index, place);
  }

  function take(itemId: string) {
    const isHeld = hand !== null && 'itemId' in hand && hand.itemId === itemId;
    if (isHeld) return edits.putUpNearby(itemId);
    edits.hold({ itemId });
    // On a small screen the room may have gone by; older browsers leave that to the finger.
    board.current?.parentElement?.scrollIntoView?.({
      block: 'nearest',
      behavior: prefersReducedMotion() ? 'auto' : 'smooth',
    });
  }

  const heldId = !hand ? null : 'itemId' in hand ? hand.itemId : (pieces[hand.index]?.itemId ?? null);
  const heldName = heldId ? (itemOf(heldId)?.name ?? '') : '';
  const hint = hintOf();

  function hintOf(): string {
    if (isFull && hand && 'itemId' in hand) return words.full;
    if (hand) return 'itemId' in hand ? words.hints.hold(heldName) : words.hints.move(heldName);
    return shelf.length > 0 ? words.hints.start : words.hints.allPlaced;
  }

  return (
    <div className={styles.editor}>
      <RoomBoard
        hero={hero}
        label={words.board(hero.name)}
        pieces={[...pieces, ...lent]}
        fresh={edits.placed === null ? null : (pieces[edits.placed] ?? null)}
        boardRef={board}
        onPlace={placeHand}
        hasPlaces={hand !== null}
      >
        {lent.map((piece) => (
          <StandingPiece key={piece.itemId} piece={piece} />
        ))}
        {pieces.map((piece, index) => (
          <MovablePiece
            // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind differ by nothing else
            key={`${piece.itemId} ${index}`}
            piece={piece}
            isHeld={hand !== null && 'index' in hand && hand.index === index}
            isNew={edits.placed === index}
            onHold={() => {
              // With a thing of the shelf in the hand, a piece is a place like any other.
              if (hand && 'itemId' in hand) placeHand(piece);
              else edits.hold(hand && 'index' in hand && hand.index === index ? null : { index });
            }}
            onMove={(place) => edits.moveTo(index, place)}
            onDrop={(point) => {
              const place = droppedAt(point);
              if (place) edits.moveTo(index, place);
              else edits.putAway(index);
            }}
            onPutAway={() => edits.putAway(index)}
          />
        ))}
      </RoomBoard>
      {shelf.length > 0 && (
        <RoomShelf
          items={shelf}
          held={hand && 'itemId' in hand ? hand.itemId : null}
          onTake={take}
          onDrop={(itemId, point) => {
            const place = droppedAt(point);
            if (place) edits.putUp(itemId, place);
          }}
        />
      )}
      <div className={styles.tools}>
        <p className={styles.hint} role="status">
          {hint}
        </p>
        <ReadAloudButton name={words.shelf} words={hint} />
        <ChunkyButton kind="quiet" disabled={!edits.canUndo} onClick={edits.undo}>
          <Undo data-mirrored width={26} height={26} /> {words.undo}
        </ChunkyButton>
        {hand && 'index' in hand && (
          <ChunkyButton kind="quiet" accent="coral" onClick={() => edits.putAway(hand.index)}>
            <Box width={26} height={26} /> {words.putAway}
          </ChunkyButton>
        )}
      </div>
      <p className={styles.saving} data-saving={saving} role="status">
        {words.saving[saving]}
      </p>
    </div>
  );
}
