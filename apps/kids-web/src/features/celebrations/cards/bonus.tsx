import { useState } from 'react';
import Coin from '~icons/fluent-emoji-flat/coin';
import { ParentWords } from '../../../layout/parent-words';
import { celebrationText } from '../../../text/en/celebrations';
import { middleOf, POINTS_ID } from '../../points/public';
import { CelebrationCard, PointsPaid } from '../celebration-card';
import card from '../celebration-card.module.css';
import { useFanfare } from '../confetti';
import type { CardProps } from '../parties';
import { XpBurst } from '../xp-burst';
import styles from './bonus.module.css';

const words = celebrationText;

/** Points arrived that no mission paid: a parent's bonus, a milestone or a game that a parent has approved. */
export function BonusCelebration({ items: gifts, onClose }: CardProps<'bonus'>) {
  const [to] = useState(() => middleOf(POINTS_ID));
  const sum = gifts.reduce((total, { amount }) => total + amount, 0);
  const said = gifts.flatMap(({ words: line }) => (line ? [line] : []));
  const reasons = [...new Set(gifts.map(({ description }) => description))];
  useFanfare('bonus');
  return (
    <>
      <CelebrationCard
        accent="turquoise"
        art={
          <div className={styles.pile} aria-hidden>
            <Coin className={styles.coin} />
            <Coin className={styles.coin} />
            <Coin className={styles.coin} />
          </div>
        }
        title={words.gift}
        spoken={[words.points(sum), ...reasons, ...said].join('. ')}
        onClose={onClose}
      >
        <ul className={card.list}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        {said.map((line) => (
          <ParentWords key={line} words={line} />
        ))}
        <p className={card.pay}>
          <PointsPaid points={sum} />
        </p>
      </CelebrationCard>
      {to && (
        <XpBurst from={{ x: window.innerWidth / 2, y: window.innerHeight / 2 }} to={to} picture={Coin} />
      )}
    </>
  );
}
