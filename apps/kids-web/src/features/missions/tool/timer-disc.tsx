import styles from './timer-disc.module.css';

/** What is left, as a disc that shrinks: `share` from 1 to 0. */
export function TimerDisc({ share }: { share: number }) {
  return (
    <svg className={styles.disc} viewBox="0 0 100 100" aria-hidden focusable={false}>
      <circle cx="50" cy="50" r="49" className={styles.plate} />
      {/* A circle of half the size with a line as thick as itself is a pie. */}
      <circle
        cx="50"
        cy="50"
        r="22.5"
        pathLength="1"
        className={styles.rest}
        strokeDasharray={`${share} 1`}
        transform="rotate(-90 50 50)"
      />
      {Array.from({ length: 12 }, (_, n) => (
        <line
          // biome-ignore lint/suspicious/noArrayIndexKey: marks that never change
          key={n}
          x1="50"
          y1="4"
          x2="50"
          y2="8"
          className={styles.mark}
          transform={`rotate(${n * 30} 50 50)`}
        />
      ))}
    </svg>
  );
}
