import { BadgeIcon } from '@herohood/ui/badge-icon/badge-icon';
import { celebrationText } from '../../../text/en/celebrations';
import { CelebrationCard } from '../celebration-card';
import { useFanfare } from '../confetti';
import type { CardProps } from '../parties';
import { PopIn } from '../pop-in';
import styles from './badge.module.css';

const words = celebrationText;

/** Badges were earned: the first medal spins in and shines, and each says why. */
export function BadgeCelebration({ items: badges, onClose }: CardProps<'badge'>) {
  const [first] = badges;
  useFanfare('badge');
  return (
    <CelebrationCard
      accent="purple"
      art={
        <div className={styles.stage}>
          <div className={styles.rays} />
          <PopIn
            from="scale(0) rotate(-220deg)"
            to="scale(1) rotate(0deg)"
            duration={1}
            delay={0.15}
            className={styles.medal}
          >
            <BadgeIcon badge={first?.badge ?? ''} isEarned size={96} />
          </PopIn>
        </div>
      }
      title={badges.length > 1 ? words.badges(badges.length) : words.badge}
      spoken={badges.map(({ name, story }) => `${name}. ${story}`).join(' ')}
      onClose={onClose}
    >
      <ul className={styles.list} data-many={badges.length > 1}>
        {badges.map(({ id, badge, name, story }) => (
          <li key={id} className={styles.badge}>
            {badges.length > 1 && <BadgeIcon badge={badge} isEarned size={44} />}
            <span>
              <span className={styles.name}>{name}</span> <bdi className={styles.story}>{story}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </CelebrationCard>
  );
}
