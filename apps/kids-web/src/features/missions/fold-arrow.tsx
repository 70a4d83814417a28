import styles from './missions-list.module.css';

/** Points to what is folded, and down while it is open. */
export function FoldArrow() {
  return (
    <svg
      className={styles.arrow}
      viewBox="0 0 32 32"
      width="28"
      height="28"
      data-mirrored
      aria-hidden
      focusable={false}
    >
      <path
        d="m12 6 10 10-10 10"
        fill="none"
        stroke="currentColor"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
