import Star from '~icons/fluent-emoji-flat/glowing-star';
import { toolsText } from '../../../text/en/tools';
import styles from './well-done.module.css';

/** A tool at its end: it stays like this for as long as the child likes. */
export function WellDone() {
  return (
    <div className={styles.done} role="status">
      <Star className={styles.star} />
      <p className={styles.title}>{toolsText.end.title}</p>
      <p className={styles.body}>{toolsText.end.body}</p>
    </div>
  );
}
