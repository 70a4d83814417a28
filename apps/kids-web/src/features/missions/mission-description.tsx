import { useId, useState } from 'react';
import quest from '../../layout/quest-card.module.css';
import { missionsText } from '../../text/en/missions';
import styles from './mission-description.module.css';

/** A longer one would push the card's act out of view, in characters: about three lines of a phone. */
const LONG = 110;

/** What a parent wrote about a mission; a long text is cut after some lines, until all of it is asked for. */
export function MissionDescription({ words }: { words: string }) {
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  if (words.length <= LONG) return <p className={quest.description}>{words}</p>;
  return (
    <>
      <p id={id} className={`${quest.description} ${styles.long}`} data-whole={isWhole}>
        {words}
      </p>
      <button
        type="button"
        className={styles.more}
        aria-expanded={isWhole}
        aria-controls={id}
        onClick={() => setIsWhole(!isWhole)}
      >
        {isWhole ? missionsText.readLess : missionsText.readMore}
      </button>
    </>
  );
}
