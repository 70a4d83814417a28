import styles from './xp-bar.module.css';

type Props = {
  /** XP into the present level and the size of that level; both whole numbers. */
  value: number;
  goal: number;
  /** What a screen reader says before the figures. */
  label: string;
  /** The text on the bar, for example '40 / 110 XP'. */
  text: string;
  /** False for who does not read figures yet: a screen reader still says them. */
  isTextShown?: boolean;
  id?: string;
};

/** A thick, glossy bar that fills as a hero gains experience. */
export function XpBar({ value, goal, label, text, isTextShown = true, id }: Props) {
  const share = goal > 0 ? Math.min(1, Math.max(0, value / goal)) : 0;
  return (
    <div
      id={id}
      className={styles.track}
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={goal}
      aria-valuetext={text}
    >
      <div
        className={styles.fill}
        style={{ transform: `translateX(calc(${(share - 1) * 100}% * var(--forward)))` }}
      />
      {isTextShown && (
        <span className={styles.text} aria-hidden>
          {text}
        </span>
      )}
    </div>
  );
}
