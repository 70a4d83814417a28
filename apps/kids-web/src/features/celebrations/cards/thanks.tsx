import { RewardTile, rewardAccentOf } from '@herohood/ui/reward-tile/reward-tile';
import { m } from 'framer-motion';
import { useEffect } from 'react';
import { isSilent, play } from '../../../device/sound';
import { speak, stopSpeaking } from '../../../device/speech';
import { celebrationText } from '../../../text/en/celebrations';
import { CelebrationCard } from '../celebration-card';
import card from '../celebration-card.module.css';
import { throwConfetti } from '../confetti';
import type { CardProps } from '../parties';
import { usePopIn } from '../pop-in';
import styles from './present.module.css';

const words = celebrationText.thanks;

/** The hero has what they saved for: a small thank-you, spoken by itself, and where to see it again. */
export function ThanksCelebration({ items, onClose }: CardProps<'thanks'>) {
  const { name, icon, type } = items[0]!;
  const popIn = usePopIn('scale(0.4) rotate(-8deg)', 'scale(1) rotate(0deg)', { duration: 0.6 });

  useEffect(() => {
    play('gift');
    void throwConfetti(false);
    if (!isSilent()) speak(`${name}. ${words.body}`);
    return stopSpeaking;
  }, [name]);

  return (
    <CelebrationCard
      accent={rewardAccentOf(type)}
      art={
        <m.div {...popIn}>
          <RewardTile type={type} icon={icon} size={150} />
        </m.div>
      }
      title={words.title}
      spoken={`${name}. ${words.body} ${words.album}`}
      act={words.close}
      onAct={onClose}
      onClose={onClose}
    >
      <p className={styles.name}>
        <bdi>{name}</bdi>
      </p>
      <p className={card.note}>{words.body}</p>
      <p className={card.note}>{words.album}</p>
    </CelebrationCard>
  );
}
