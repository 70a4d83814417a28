import type { DotLook, MathHelp } from '@herohood/domain/games/math-help';
import type { CSSProperties } from 'react';
import { ReadAloudButton } from '../../../layout/read-aloud-button';
import { mathHelpText } from '../../../text/en/games';
import styles from './help-card.module.css';

const words = mathHelpText;

/** After a wrong answer: something to count that leads to the right one. */
export function HelpCard({ help }: { help: MathHelp }) {
  const task = words.task(help);
  return (
    <section className={styles.card} aria-label={words.title} data-help={help.kind}>
      <div className={styles.board} role="img" aria-label={words.shown(help)}>
        <Board help={help} />
      </div>
      <div className={styles.foot}>
        <p className={styles.task}>{task}</p>
        <ReadAloudButton name={words.title} words={task} />
      </div>
    </section>
  );
}

function Board({ help }: { help: MathHelp }) {
  switch (help.kind) {
    case 'dots':
      return <Dots looks={help.groups.flatMap(({ count, look }) => Array<DotLook>(count).fill(look))} />;
    case 'rows':
      return (
        <div className={styles.rows} style={{ '--per-row': help.perRow } as CSSProperties}>
          {placesOf(help.rows).map((row) => (
            <Dots key={row} looks={Array<DotLook>(help.perRow).fill(row % 2 === 0 ? 'first' : 'second')} />
          ))}
        </div>
      );
    case 'jumps':
      return (
        <ol className={styles.line}>
          {help.stops.map((stop, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a stop is its place on the line
            <li key={at} className={styles.stop} data-asked={stop === null}>
              {at > 0 && <span className={styles.jump}>{words.jump(help.jumps[at - 1]!)}</span>}
              <span className={styles.number}>{stop ?? '?'}</span>
            </li>
          ))}
        </ol>
      );
    case 'compare':
      return (
        <div className={styles.pair}>
          <Amount count={help.left} look="first" />
          <Amount count={help.right} look="second" />
        </div>
      );
  }
}

const HUNDRED = 100;
const TEN = 10;

/** A number as hundreds, tens and ones, as they lie on a school's table. */
function Amount({ count, look }: { count: number; look: DotLook }) {
  return (
    <div className={styles.amount} data-look={look}>
      {placesOf(Math.floor(count / HUNDRED)).map((at) => (
        <span key={`hundred ${at}`} className={styles.hundred} />
      ))}
      {placesOf(Math.floor((count % HUNDRED) / TEN)).map((at) => (
        <span key={`ten ${at}`} className={styles.ten} />
      ))}
      {placesOf(count % TEN).map((at) => (
        <span key={`one ${at}`} className={styles.one} />
      ))}
    </div>
  );
}

function Dots({ looks }: { looks: DotLook[] }) {
  return (
    <div className={styles.dots}>
      {looks.map((look, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place in the row
        <span key={at} className={styles.dot} data-look={look} />
      ))}
    </div>
  );
}

const placesOf = (count: number) => Array.from({ length: count }, (_, at) => at);
