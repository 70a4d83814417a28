import { foundPairs, type MemoryBoard } from '@herohood/domain/games/memory-board';
import { type CSSProperties, type KeyboardEvent, useRef, useState, useSyncExternalStore } from 'react';
import Star from '~icons/fluent-emoji-flat/glowing-star';
import { memoryText } from '../../../text/en/games';
import type { GameProps } from '../game';
import styles from './memory-master.module.css';
import { type MemoryPicture, useMemoryPlay } from './use-memory-play';

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

type CardState = 'down' | 'up' | 'noPair' | 'found';

function stateOf(board: MemoryBoard, place: number, isUp: boolean): CardState {
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

type CardProps = {
  place: number;
  picture: MemoryPicture;
  state: CardState;
  isReachable: boolean;
  onTurn: () => void;
};

/** One card of the table, which turns over in space. What it hides is not said before it is open. */
function MemoryCard({ place, picture, state, isReachable, onTurn }: CardProps) {
  const { name, Picture } = picture;
  const number = place + 1;
  const label =
    state === 'down'
      ? words.down(number)
      : state === 'found'
        ? words.found(number, name)
        : words.up(number, name);
  return (
    <button
      type="button"
      className={styles.card}
      data-state={state}
      aria-label={label}
      tabIndex={isReachable ? 0 : -1}
      data-main={isReachable || undefined}
      onClick={onTurn}
    >
      <span className={styles.body}>
        <span className={styles.back}>
          <Star className={styles.star} />
        </span>
        <span className={styles.face}>
          <Picture className={styles.picture} />
        </span>
      </span>
    </button>
  );
}

/** Columns that lay so many cards out as a rectangle, in a window that is higher than wide and in one that is wider. */
const COLUMNS: Readonly<Record<number, readonly [tall: number, wide: number]>> = {
  12: [3, 4],
  16: [4, 4],
  20: [4, 5],
  24: [4, 6],
  30: [5, 6],
};

const WIDE = '(min-aspect-ratio: 1/1)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia?.(WIDE);
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

/** How many columns a table of so many cards has in this window. */
function useColumns(cards: number): number {
  const isWide = useSyncExternalStore(subscribe, () => window.matchMedia?.(WIDE).matches ?? false);
  const [tall, wide] = COLUMNS[cards] ?? [4, 6];
  return isWide ? wide : tall;
}
