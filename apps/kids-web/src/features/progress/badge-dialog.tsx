import type { Badges } from '@herohood/domain/progress/schema';
import { BadgeIcon } from '@herohood/ui/badge-icon/badge-icon';
import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { CardDialog } from '../../layout/card-dialog';
import { ReadAloudButton } from '../../layout/read-aloud-button';
import { Figure } from '../../layout/sum';
import { mainAct } from '../../layout/use-focus-trap';
import { progressText } from '../../text/en/progress';
import styles from './badge-dialog.module.css';

type Props = { badge: Badges['badges'][number]; onClose: () => void };

const words = progressText;

/** A badge from near: what it is for, how far it has come, and what comes next. */
export function BadgeDialog({ badge, onClose }: Props) {
  const { id, earned, hidden, description, progress, goal, next } = badge;
  const isSecret = hidden && !earned;
  const name = isSecret ? words.badgeSecret : badge.name;
  const toGo = earned || isSecret ? null : words.badgeToGo(goal - progress);
  return (
    <CardDialog label={name} onClose={onClose}>
      <div className={styles.card}>
        <span className={styles.medal} data-earned={earned}>
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
        {next && <p className={styles.next}>{next}</p>}
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
