import { useId, useState } from 'react';
import quest from '../../layout/quest-card.module.css';
import { longDescriptionText } from '../../text/en/long-description';
import styles from './long-description.module.css';

/** A long text about a mission is cut after some lines, until all of it is asked for. */
export default function LongDescription({ words }: { words: string }) {
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  return (
    <>
      <p id={id} className={`${quest.description} ${styles.long}`} data-whole={isWhole}>
        <bdi>{words}</bdi>
      </p>
      <button
        type="button"
        className={styles.more}
        aria-expanded={isWhole}
        aria-controls={id}
        onClick={() => setIsWhole(!isWhole)}
      >
        {isWhole ? longDescriptionText.less : longDescriptionText.more}
      </button>
    </>
  );
}
