import { appText } from '../../text/en/app';
import styles from './rewards-skeleton.module.css';

/** Empty cards where goal and rewards will be. */
export function RewardsSkeleton() {
  return (
    <div className={styles.list}>
      <p className={styles.text} role="status">
        {appText.loading}
      </p>
      <div className={styles.goal} aria-hidden>
        <div className={styles.round} />
        <div className={styles.lines}>
          <div className={styles.line} />
          <div className={styles.line} />
        </div>
      </div>
      {['first', 'second'].map((row) => (
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
