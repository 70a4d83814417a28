import styles from './mission-time.module.css';

/** When missions may be done. */
export function MissionTime({ hours }: { hours: string }) {
  return (
    <span className={styles.time}>
      <svg viewBox="0 0 20 20" width="17" height="17" aria-hidden focusable={false}>
        <circle cx="10" cy="10" r="9" fill="currentColor" opacity=".28" />
        <path d="M10 5.5V10l3 2" fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
      </svg>
      {hours}
    </span>
  );
}
