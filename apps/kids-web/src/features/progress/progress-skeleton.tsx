import { appText } from '../../text/en/app';
import styles from './progress-skeleton.module.css';

/** Empty cards where week, score and calendar will be. */
export function ProgressSkeleton() {
  return (
    <div className={styles.list}>
      <p className={styles.text} role="status">
        {appText.loading}
      </p>
      <div className={styles.week} aria-hidden />
      <div className={styles.pair} aria-hidden>
        <div className={styles.half} />
        <div className={styles.half} />
      </div>
      <div className={styles.month} aria-hidden />
    </div>
  );
}
