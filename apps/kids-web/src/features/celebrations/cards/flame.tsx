import { IceStar } from '@herohood/ui/ice-star/ice-star';
import { StreakFlame } from '@herohood/ui/streak-flame/streak-flame';
import { useEffect } from 'react';
import { play } from '../../../device/sound';
import { celebrationText } from '../../../text/en/celebrations';
import { CelebrationCard } from '../celebration-card';
import card from '../celebration-card.module.css';
import type { CardProps } from '../parties';
import styles from './flame.module.css';

/** What became of the flame while nothing was done: an ice star kept it, or it rests until the next mission. */
export function FlameCard({ items, onClose }: CardProps<'shield' | 'rested'>) {
  const news = items[0]!;
  const isKept = news.kind === 'shield';
  const { title, close } = isKept ? celebrationText.shield : celebrationText.rested;
  const body = isKept ? celebrationText.shield.body(items.length) : celebrationText.rested.body(news.streak);
  const note = isKept ? celebrationText.shield.held(news.held) : celebrationText.rested.again;

  useEffect(() => {
    if (isKept) play('gift');
  }, [isKept]);

  return (
    <CelebrationCard
      accent={isKept ? 'turquoise' : 'purple'}
      art={
        <div className={styles.art} aria-hidden>
          <StreakFlame days={isKept ? news.streak : 0} isAtRisk={false} size={150} />
          {isKept && <IceStar size={104} className={styles.star} />}
        </div>
      }
      title={title}
      spoken={`${body} ${note}`}
      act={close}
      onClose={onClose}
    >
      <p className={card.note}>{body}</p>
      <p className={card.note}>{note}</p>
    </CelebrationCard>
  );
}
