import { appText } from '../text/en/app';
import styles from './cards-coming.module.css';

/** Empty cards where missions or rewards will be. */
export const CardsComing = () => (
  <div className={styles.list}>
    <p className={styles.text} role="status">
      {appText.loading}
    </p>
    {['first', 'second', 'third'].map((row) => (
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
