import { foundPairs, type MemoryBoard } from '@herohood/domain/games/memory-board';
import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react';
import { memoryText } from '../../../text/en/games';
import type { GameProps } from '../game';
import { MemoryCard } from './memory-card';
import styles from './memory-master.module.css';
import { useColumns } from './use-columns';
import { useMemoryPlay } from './use-memory-play';

const words = memoryText;

/** Pairs of pictures to be found by turning two cards at a time. */
export function MemoryMaster(props: GameProps) {
  const { board, pictureOf, isPeek, turn, isUp } = useMemoryPlay(props);
  const count = board.cards.length;
  const columns = useColumns(count);
  const table = useRef<HTMLFieldSetElement>(null);
  // One card can be reached by Tab; arrows lead to the others.
  const [current, setCurrent] = useState(0);

  function move(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[event.key];
    const target =
      event.key === 'Home' ? 0 : event.key === 'End' ? count - 1 : current + (step ?? Number.NaN);
    if (!(target >= 0 && target < count)) return;
    event.preventDefault();
    setCurrent(target);
    table.current?.querySelectorAll('button')[target]?.focus();
  }

  const layout = { '--columns': columns, '--rows': Math.ceil(count / columns) } as CSSProperties;
  return (
    <div className={styles.game}>
      <p className={styles.head}>
        <span className={styles.task}>{isPeek ? words.peek : words.turn}</span>
        <span className={styles.moves}>{words.moves(board.moves)}</span>
      </p>
      <p className="visually-hidden" role="status">
        {announcementOf(board, (place) => pictureOf(place).name)}
      </p>
      <div className={styles.room} style={layout}>
        <fieldset ref={table} className={styles.table} aria-label={words.board} onKeyDown={move}>
          {board.cards.map((_, place) => (
            <MemoryCard
              // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place on the table
              key={place}
              place={place}
              picture={pictureOf(place)}
              state={stateOf(board, place, isUp(place))}
              isReachable={place === current}
              onTurn={() => {
                setCurrent(place);
                turn(place);
              }}
            />
          ))}
        </fieldset>
      </div>
    </div>
  );
}

function stateOf(board: MemoryBoard, place: number, isUp: boolean) {
  if (board.found[place]) return 'found';
  if (!isUp) return 'down';
  return board.open.length === 2 && board.open.includes(place) ? 'noPair' : 'up';
}

/** What has just happened on the table, for those who hear it. */
function announcementOf(board: MemoryBoard, nameOf: (place: number) => string): string {
  const [first, second] = board.open;
  if (second !== undefined) return `${nameOf(second)}. ${words.noPair}`;
  if (first !== undefined) return nameOf(first);
  return foundPairs(board) > 0 ? words.foundSoFar(foundPairs(board), board.cards.length / 2) : '';
}
