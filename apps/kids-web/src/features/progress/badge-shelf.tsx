import type { Badges } from '@herohood/domain/progress/schema';
import { BadgeIcon } from '@herohood/ui/badge-icon/badge-icon';
import { progressText } from '../../text/en/progress';
import styles from './badge-shelf.module.css';

const words = progressText;

/** All badges: the earned ones in colour, the others with how far they have come. */
export function BadgeShelf({ badges }: { badges: Badges['badges'] }) {
  return (
    <section className={styles.card} aria-label={words.badges}>
      <h3 className={styles.title}>{words.badges}</h3>
      <ul className={styles.shelf}>
        {badges.map(({ id, name, earned, progress, goal }) => (
          <li key={id} className={styles.badge} data-earned={earned}>
            <span className={styles.medal}>
              <BadgeIcon badge={id} isEarned={earned} size={52} />
            </span>
            <span className={styles.name}>{name}</span>
            {!earned && (
              <span className={styles.track} aria-hidden>
                <span
                  className={styles.fill}
                  style={{ width: `${goal > 0 ? (progress / goal) * 100 : 0}%` }}
                />
              </span>
            )}
            <span className={styles.state}>
              {earned ? words.badgeEarned : words.badgeLeft(progress, goal)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
