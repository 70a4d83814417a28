import type { AccentName } from '@herohood/ui/theme/tokens';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './notice.module.css';

/** A finger that was already on its way to something else goes through to it. */
const UNTOUCHABLE_MS = 700;

type Props = {
  accent: AccentName;
  art: ReactNode;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
};

/** A card that drops in over the screen without moving anything on it. */
export function Notice({ accent, art, title, children, actions }: Props) {
  const [isTouchable, setIsTouchable] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsTouchable(true), UNTOUCHABLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <section className={styles.notice} data-accent={accent} data-touchable={isTouchable} aria-label={title}>
      <div className={styles.art} aria-hidden>
        {art}
      </div>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
