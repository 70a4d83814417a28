import { appText } from '../text/en/app';
import styles from './parent-words.module.css';

/** What a parent wrote with a decision, as a speech bubble. */
export function ParentWords({ words }: { words: string }) {
  return (
    <blockquote className={styles.words}>
      <span className={styles.from}>{appText.parentSays}</span>
      <bdi>{words}</bdi>
    </blockquote>
  );
}
