import type { ReactNode } from 'react';
import Tick from '~icons/fluent-emoji-flat/check-mark-button';
import Star from '~icons/fluent-emoji-flat/glowing-star';
import Calendar from '~icons/fluent-emoji-flat/spiral-calendar';
import { Figure } from '../../layout/sum';
import { progressText } from '../../text/en/progress';
import styles from './totals.module.css';

type Props = {
  /** Days with approved work, and approved missions, of the month on show. */
  days: number;
  missions: number;
  /** What only grows. */
  level: number;
};

const words = progressText.sums;

/** What it all adds up to, in three pictures. */
export function Totals({ days, missions, level }: Props) {
  return (
    <ul className={styles.totals} aria-label={words.label}>
      <Total accent="coral" picture={<Calendar width={44} height={44} />} value={days} name={words.days}>
        {words.ofMonth}
      </Total>
      <Total accent="mint" picture={<Tick width={44} height={44} />} value={missions} name={words.missions}>
        {words.ofMonth}
      </Total>
      <Total accent="sunshine" picture={<Star width={44} height={44} />} value={level} name={words.level}>
        {words.ever}
      </Total>
    </ul>
  );
}

type TotalProps = { accent: string; picture: ReactNode; value: number; name: string; children: ReactNode };

function Total({ accent, picture, value, name, children }: TotalProps) {
  return (
    <li className={styles.total} data-accent={accent}>
      {picture}
      <span className={styles.value}>
        <Figure value={value}>{value}</Figure>
      </span>{' '}
      <span className={styles.name}>{name}</span> <span className={styles.span}>{children}</span>
    </li>
  );
}
