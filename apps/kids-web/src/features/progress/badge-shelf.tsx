import type { BadgeFamily, Badges } from '@herohood/domain/progress/schema';
import { BadgeIcon } from '@herohood/ui/badge-icon/badge-icon';
import { useState } from 'react';
import { Figure } from '../../layout/sum';
import { progressText } from '../../text/en/progress';
import { BadgeDialog } from './badge-dialog';
import styles from './badge-shelf.module.css';

const words = progressText;
const FAMILIES = Object.keys(words.badgeFamilies) as BadgeFamily[];

type Badge = Badges['badges'][number];

/** So many that are not earned yet stand beside those that are: the nearest. */
const NEXT = 3;
const shareOf = ({ progress, goal }: Badge) => (goal > 0 ? progress / goal : 0);

/** The badges that were earned and the next ones; the others, family by family, behind a tap. Each opens its card. */
export function BadgeShelf({ badges }: { badges: Badge[] }) {
  const [openId, setOpenId] = useState<string | null>(null);
  const open = badges.find(({ id }) => id === openId);
  const next = badges
    .filter(({ earned, hidden }) => !earned && !hidden)
    .sort((a, b) => shareOf(b) - shareOf(a))
    .slice(0, NEXT);
  const shown = [...badges.filter(({ earned }) => earned), ...next];
  const shelfOf = (of: readonly Badge[]) => (
    <ul className={styles.shelf}>
      {of.map((badge) => (
        <li key={badge.id}>
          <BadgeButton badge={badge} onOpen={() => setOpenId(badge.id)} />
        </li>
      ))}
    </ul>
  );
  return (
    <section className={styles.card} aria-label={words.badges}>
      <h3 className={styles.title}>
        {words.badges} <Count badges={badges} />
      </h3>
      {shelfOf(shown)}
      <details>
        <summary className={styles.more}>{words.badgesMore}</summary>
        {FAMILIES.map((family) => {
          const own = badges.filter((badge) => badge.family === family);
          const rest = own.filter((badge) => !shown.includes(badge));
          if (rest.length === 0) return null;
          return (
            <section key={family} aria-label={words.badgeFamilies[family]}>
              <h4 className={styles.family}>
                {words.badgeFamilies[family]} <Count badges={own} />
              </h4>
              {shelfOf(rest)}
            </section>
          );
        })}
      </details>
      {open && <BadgeDialog badge={open} onClose={() => setOpenId(null)} />}
    </section>
  );
}

function Count({ badges }: { badges: Badge[] }) {
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
