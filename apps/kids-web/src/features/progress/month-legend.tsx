import { speak, useReadAloud } from '../../device/speech';
import { monthText as words } from '../../text/en/month';
import { DaySign } from './day-sign';
import type { DaySign as Sign } from './month';
import styles from './month-legend.module.css';

/** What the pictures of a month mean: each says it when it is tapped. */
export function MonthLegend({ signs }: { signs: readonly Sign[] }) {
  const canSpeak = useReadAloud();
  return (
    <ul className={styles.legend} aria-label={words.legend}>
      {signs.map((sign) => {
        const shown = (
          <>
            <span className={styles.picture} data-sign={sign}>
              <DaySign sign={sign} className={styles.sign} />
            </span>
            {words.signs[sign]}
          </>
        );
        return (
          <li key={sign}>
            {canSpeak ? (
              <button type="button" className={styles.entry} onClick={() => speak(words.spoken[sign])}>
                {shown}
              </button>
            ) : (
              <span className={styles.entry}>{shown}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
