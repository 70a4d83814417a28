import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import type { CSSProperties } from 'react';
import Bulb from '~icons/fluent-emoji-flat/light-bulb';
import { ReadAloudButton } from '../../../layout/read-aloud-button';
import { wordText } from '../../../text/en/games';
import type { GameProps } from '../game';
import { useKeys } from '../use-keys';
import beside from './beside.module.css';
import { useLetterDrag } from './use-letter-drag';
import { useWordPlay } from './use-word-play';
import acts from './word-acts.module.css';
import styles from './word-puzzle.module.css';

const words = wordText;
/** Tiles of neighbouring letters differ in colour; the colour says nothing else. */
const TILE_ACCENTS = ['sunshine', 'coral', 'mint', 'purple', 'turquoise'] as const;

/** As many tiles lie beside each other on a phone as a finger can tell apart. */
const MOST_IN_ROW = 5;
/** How many tiles lie in each row, so that the rows are even. */
const inRow = (tiles: number) => Math.ceil(tiles / Math.ceil(tiles / MOST_IN_ROW));

/** A picture and its letters in disorder: tapped, dragged or typed into the right order. */
export function WordPuzzle({ puzzle, ...props }: GameProps) {
  const { words: list, pictures } = puzzle!;
  const { board, mood, isOpen, place, lay, takeBack, type, hint } = useWordPlay({ words: list, ...props });
  const { round, slots, fixed } = board;
  const { word, letters } = round;
  const Picture = pictures[round.picture]!;

  const dragProps = useLetterDrag((letter, slot) => {
    if (slot !== null) return lay(letter, slot);
    if (slots.includes(letter)) takeBack(slots.indexOf(letter));
  });

  useKeys(isOpen, (event) => {
    const key = event.key.normalize('NFC');
    if (/^\p{L}$/u.test(key)) type(key.toLocaleLowerCase(list.locale));
    if (event.key === 'Backspace') takeBack();
  });

  const laid = slots.map((letter) => (letter === null ? words.blank : letters[letter]));
  const feedback =
    mood === 'right' ? words.right[place % words.right.length] : mood === 'wrong' ? words.almost : '';
  return (
    <div
      className={`${styles.game} ${beside.game}`}
      lang={list.locale}
      dir={list.direction}
      style={{ '--length': word.length, '--in-row': inRow(letters.length) } as CSSProperties}
    >
      <div className={`${styles.scene} ${beside.picture}`}>
        <div key={word} className={styles.poster} data-mood={mood}>
          <Picture className={styles.picture} role="img" aria-hidden={false} aria-label={word} />
        </div>
        <div className={styles.speaker}>
          <ReadAloudButton name={word} words={words.spoken(word, letters.join(', '))} />
        </div>
      </div>
      <p className={styles.feedback} role="status" data-mood={mood}>
        {feedback}
      </p>
      <fieldset className={styles.slots} aria-label={words.yourWord(laid.join(', '))} data-mood={mood}>
        {slots.map((letter, slot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
          <span key={slot} className={styles.slot} data-slot={slot} data-fixed={fixed[slot]}>
            {letter !== null && (
              <button
                type="button"
                tabIndex={-1}
                className={styles.laid}
                aria-label={words.letter(letters[letter]!)}
                {...dragProps(letter, () => takeBack(slot))}
              >
                {letters[letter]}
              </button>
            )}
          </span>
        ))}
      </fieldset>
      <fieldset key={place} className={styles.tiles} aria-label={words.letters}>
        {letters.map((name, letter) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place in the round
          <span key={letter} className={styles.hole}>
            <button
              type="button"
              className={styles.tile}
              data-accent={TILE_ACCENTS[letter % TILE_ACCENTS.length]}
              aria-label={words.letter(name)}
              aria-disabled={slots.includes(letter)}
              {...dragProps(letter, () => !slots.includes(letter) && lay(letter))}
            >
              {name}
            </button>
          </span>
        ))}
      </fieldset>
      <div className={acts.acts}>
        <ChunkyButton kind="quiet" accent="turquoise" onClick={() => takeBack()}>
          <UndoArrow />
          {words.undo}
        </ChunkyButton>
        <ChunkyButton kind="quiet" accent="sunshine" onClick={hint}>
          <Bulb width={28} height={28} />
          {words.hint}
        </ChunkyButton>
      </div>
    </div>
  );
}

function UndoArrow() {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" data-mirrored aria-hidden focusable={false}>
      <path
        d="M12 5 5 12l7 7M6 12h13a8 8 0 0 1 0 16h-5"
        fill="none"
        stroke="#14a39b"
        strokeWidth="4.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
