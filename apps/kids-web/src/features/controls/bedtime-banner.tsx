import Moon from '~icons/fluent-emoji-flat/crescent-moon';
import { bedtimeText } from '../../text/en/controls';
import styles from './bedtime-banner.module.css';

/** Over the missions while it is bedtime: they count, everything else sleeps; and the way back to sleep. */
export default function BedtimeBanner({ onSleep }: { onSleep: () => void }) {
  return (
    <aside className={styles.banner}>
      <Moon width={44} height={44} />
      <p className={styles.words}>
        <strong>{bedtimeText.banner}</strong> {bedtimeText.note}
      </p>
      <button type="button" className={styles.sleep} onClick={onSleep}>
        {bedtimeText.sleep}
      </button>
    </aside>
  );
}
