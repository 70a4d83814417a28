import type { Piece } from '@herohood/domain/world/room';
import { useState } from 'react';
import { freePlace, move, type Place, put, putAway, sameRoom } from './room-edits';

/** What is in the hand: a thing of the shelf, or a piece of the room. */
export type Hand = { itemId: string } | { index: number };

type Options = {
  /** The room that is shown at first. */
  first: readonly Piece[];
  /** The room as the server has it. */
  kept: readonly Piece[];
  /** Nothing of this device is on its way to the server. */
  isSettled: boolean;
  /** Grows when the server has refused what is shown. */
  refusals: number;
  onChange: (pieces: readonly Piece[]) => void;
};

/** More steps back than anybody remembers. */
const MOST_STEPS = 50;

/**
 * A room while its hero arranges it. Every change is told to `onChange` with the room as it then is.
 */
export function useRoomEdits({ first, kept, isSettled, refusals, onChange }: Options) {
  const [pieces, setPieces] = useState(first);
  const [before, setBefore] = useState({ kept, refusals });
  const [past, setPast] = useState<readonly (readonly Piece[])[]>([]);
  const [hand, setHand] = useState<Hand | null>(null);
  /** Index of what was put there last, which is told and has the focus. */
  const [placed, setPlaced] = useState<number | null>(null);

  if (kept !== before.kept || refusals !== before.refusals) {
    setBefore({ kept, refusals });
    // Another device has changed the room, or a parent's undo has, or the server knows better: what is shown follows. While
    // something is on its way, that will be the newest room.
    if (isSettled && !sameRoom(kept, pieces)) {
      setPieces(kept);
      setPast([]);
      setHand(null);
      setPlaced(null);
    }
  }

  function change(next: readonly Piece[]) {
    setPast((steps) => [...steps, pieces].slice(-MOST_STEPS));
    setPieces(next);
    onChange(next);
  }

  function putUp(itemId: string, place: Place) {
    const next = put(pieces, itemId, place);
    if (next.length === pieces.length) return;
    change(next);
    setPlaced(next.length - 1);
    setHand({ index: next.length - 1 });
  }

  return {
    pieces,
    hand,
    placed,
    canUndo: past.length > 0,

    hold(next: Hand | null) {
      setPlaced(null);
      setHand(next);
    },

    putUp,

    /** To the free place beside the hero: for those who have no pointer. */
    putUpNearby: (itemId: string) => putUp(itemId, freePlace(pieces)),

    moveTo(index: number, place: Place) {
      setPlaced(null);
      change(move(pieces, index, place));
    },

    putAway(index: number) {
      setPlaced(null);
      setHand(null);
      change(putAway(pieces, index));
    },

    undo() {
      const last = past.at(-1);
      if (!last) return;
      setPast(past.slice(0, -1));
      setPlaced(null);
      setHand(null);
      setPieces(last);
      onChange(last);
    },
  };
}
