import { appText } from '../../text/en/app';
import styles from './mission-skeleton.module.css';

const rows = ['first', 'second', 'third'] as const;

/** Three empty cards where the missions will be. */
export function MissionSkeleton() {
  return (
    <div className={styles.list}>
      <p className={styles.text} role="status">
        {appText.loading}
      </p>
      {rows.map((row) => (
        <div key={row} className={styles.card} aria-hidden>
          <div className={styles.tile} />
          <div className={styles.lines}>
            <div className={styles.line} />
            <div className={styles.line} />
          </div>
        </div>
      ))}
    </div>
  );
}
