import type { ReactNode } from 'react';
import type { AccentName } from '../theme/tokens';
import styles from './state-card.module.css';

type Props = {
  /** The drawing, at most about 180 CSS pixels wide. */
  art: ReactNode;
  title: string;
  body?: string;
  accent: AccentName;
  /** What to do next. */
  action?: ReactNode;
  /** `alert` when the state came unasked and matters now. */
  role?: 'alert' | 'status';
};

/** A friendly drawing with a sentence and the next step: for empty, failed, finished and blocked states. */
export function StateCard({ art, title, body, accent, action, role }: Props) {
  return (
    <div className={styles.card} data-accent={accent} role={role}>
      <div className={styles.art}>{art}</div>
      <h2 className={styles.title}>{title}</h2>
      {body && <p className={styles.body}>{body}</p>}
      {action}
    </div>
  );
}
