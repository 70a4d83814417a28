import type { ReactNode, Ref } from 'react';
import { ReadAloudButton } from './read-aloud-button';
import styles from './titled-card.module.css';

type Props = {
  title: string;
  /** Before the title, and behind it. */
  picture?: ReactNode;
  note?: ReactNode;
  /** What its loudspeaker reads; without it there is none. */
  spoken?: string | undefined;
  /** It shines, because nothing is missing. */
  isWhole?: boolean;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
};

/** A card of a section, below its title. */
export function TitledCard({ title, picture, note, spoken, isWhole = false, ref, children }: Props) {
  return (
    <section ref={ref} className={styles.card} data-whole={isWhole} aria-label={title}>
      <header className={styles.head}>
        {picture}
        <h3 className={styles.title}>{title}</h3>
        {note}
        {spoken !== undefined && <ReadAloudButton name={title} words={spoken} />}
      </header>
      {children}
    </section>
  );
}
