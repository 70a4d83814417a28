import type { Badges } from '@herohood/domain/progress/schema';
import { BadgeIcon } from '@herohood/ui/badge-icon/badge-icon';
import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { useState } from 'react';
import { CardDialog } from '../../layout/card-dialog';
import { ReadAloudButton } from '../../layout/read-aloud-button';
import { Figure } from '../../layout/sum';
import { mainAct } from '../../layout/use-focus-trap';
import { progressText as words } from '../../text/en/progress';
import styles from './badges.module.css';

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

/** A badge from near: what it is for, how far it has come, and what comes next. */
function BadgeDialog({ badge, onClose }: { badge: Badge; onClose: () => void }) {
  const { id, earned, hidden, description, progress, goal, next } = badge;
  const isSecret = hidden && !earned;
  const name = isSecret ? words.badgeSecret : badge.name;
  const toGo = earned || isSecret ? null : words.badgeToGo(goal - progress);
  return (
    <CardDialog label={name} onClose={onClose}>
      <div className={styles.near} data-earned={earned}>
        <span className={styles.medal}>
          <BadgeIcon badge={id} isEarned={earned} isSecret={isSecret} size={100} />
        </span>
        <h2 className={styles.title}>{name}</h2>
        <p className={styles.story}>
          <bdi>{description}</bdi>
        </p>
        {toGo && (
          <div className={styles.progress}>
            <span className={styles.track} aria-hidden>
              <span className={styles.fill} style={{ width: `${(progress / goal) * 100}%` }} />
            </span>
            <p className={styles.left}>
              <Figure value={goal}>
                {words.badgeLeft(progress, goal)} · {toGo}
              </Figure>
            </p>
          </div>
        )}
        {next && <p className={styles.after}>{next}</p>}
        <div className={styles.foot}>
          <ChunkyButton kind="big" accent="mint" onClick={onClose} {...mainAct}>
            {words.badgeClose}
          </ChunkyButton>
          <ReadAloudButton
            name={name}
            words={[`${name}.`, description, toGo, next].filter(Boolean).join(' ')}
          />
        </div>
      </div>
    </CardDialog>
  );
}
