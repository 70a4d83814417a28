import { ActSign } from '@herohood/ui/act-sign/act-sign';
import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import type { ComponentProps, CSSProperties } from 'react';
import Bulb from '~icons/fluent-emoji-flat/light-bulb';
import { ReadAloudButton } from '../../../layout/read-aloud-button';
import { usePull } from '../../../layout/use-pull';
import { wordText } from '../../../text/en/games';
import { type GameProps, useKeys } from '../game';
import { useWordPlay } from './use-word-play';
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

  function drop(letter: number, slot: number | null) {
    if (slot !== null) return lay(letter, slot);
    if (slots.includes(letter)) takeBack(slots.indexOf(letter));
  }

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
      className={styles.game}
      lang={list.locale}
      dir={list.direction}
      style={{ '--length': word.length, '--in-row': inRow(letters.length) } as CSSProperties}
    >
      <div className={styles.scene}>
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
              <Letter
                name={letters[letter]!}
                tabIndex={-1}
                className={styles.laid}
                onTap={() => takeBack(slot)}
                onDrop={(onto) => drop(letter, onto)}
              />
            )}
          </span>
        ))}
      </fieldset>
      <fieldset key={place} className={styles.tiles} aria-label={words.letters}>
        {letters.map((name, letter) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place in the round
          <span key={letter} className={styles.hole}>
            <Letter
              name={name}
              className={styles.tile}
              data-accent={TILE_ACCENTS[letter % TILE_ACCENTS.length]}
              aria-disabled={slots.includes(letter)}
              onTap={() => !slots.includes(letter) && lay(letter)}
              onDrop={(onto) => drop(letter, onto)}
            />
          </span>
        ))}
      </fieldset>
      <div className={styles.acts}>
        <ChunkyButton kind="quiet" accent="turquoise" onClick={() => takeBack()}>
          <ActSign sign="back" size={28} />
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

type LetterProps = Omit<ComponentProps<'button'>, 'onDrop'> & {
  name: string;
  onTap: () => void;
  /** It was let go over a slot; null: elsewhere. */
  onDrop: (slot: number | null) => void;
};

/** A letter that is tapped, or pulled by finger or mouse to where it shall lie. */
function Letter({ name, onTap, onDrop, ...rest }: LetterProps) {
  const { pull, handlers } = usePull({
    onTap,
    onDrop: ({ clientX, clientY }) => onDrop(slotAt(clientX, clientY)),
  });
  const style: CSSProperties | undefined = pull
    ? { transform: `translate(${pull.dx}px, ${pull.dy}px) scale(1.12)`, zIndex: 5, transition: 'none' }
    : undefined;
  return (
    <button type="button" {...rest} style={style} aria-label={words.letter(name)} {...handlers}>
      {name}
    </button>
  );
}

/** The slot under a point of the window; the letter that is dragged lies over it. */
function slotAt(x: number, y: number): number | null {
  const slot = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>('[data-slot]'))
    .find((element) => element !== null);
  return slot ? Number(slot.dataset.slot) : null;
}
