import type { Badges } from '@herohood/domain/progress/schema';
import { BadgeIcon } from '@herohood/ui/badge-icon/badge-icon';
import { useState } from 'react';
import { Figure } from '../../layout/sum';
import { progressText as words } from '../../text/en/progress';
import { BadgeDialog } from './badge-dialog';
import styles from './badge-shelf.module.css';

export type Badge = Badges['badges'][number];

/** Badges beside each other; each opens its card. */
export function BadgeList({ badges }: { badges: readonly Badge[] }) {
  const [openId, setOpenId] = useState<string | null>(null);
  const open = badges.find(({ id }) => id === openId);
  return (
    <>
      <ul className={styles.shelf}>
        {badges.map((badge) => (
          <li key={badge.id}>
            <BadgeButton badge={badge} onOpen={() => setOpenId(badge.id)} />
          </li>
        ))}
      </ul>
      {open && <BadgeDialog badge={open} onClose={() => setOpenId(null)} />}
    </>
  );
}

/** How many of them were earned. */
export function BadgeCount({ badges }: { badges: readonly Badge[] }) {
  const earned = badges.filter((badge) => badge.earned).length;
  return (
    <span className={styles.count}>
      <Figure value={badges.length}>{words.badgesOf(earned, badges.length)}</Figure>
    </span>
  );
}

function BadgeButton({ badge, onOpen }: { badge: Badge; onOpen: () => void }) {
  const { id, name, earned, hidden, progress, goal } = badge;
  const isSecret = hidden && !earned;
  return (
    <button type="button" className={styles.badge} data-earned={earned} onClick={onOpen}>
      <span className={styles.medal}>
        <BadgeIcon badge={id} isEarned={earned} isSecret={isSecret} size={52} />
      </span>
      <span className={styles.name}>{isSecret ? words.badgeSecret : name}</span>
      {!earned && !isSecret && (
        <span className={styles.track} aria-hidden>
          <span className={styles.fill} style={{ width: `${goal > 0 ? (progress / goal) * 100 : 0}%` }} />
        </span>
      )}
      {!isSecret && (
        <span className={styles.state}>
          {earned ? words.badgeEarned : <Figure value={goal}>{words.badgeLeft(progress, goal)}</Figure>}
        </span>
      )}
    </button>
  );
}
