import { RewardTile, rewardAccentOf } from '@herohood/ui/reward-tile/reward-tile';
import { useEffect } from 'react';
import { isSilent } from '../../../device/sound';
import { speak, stopSpeaking } from '../../../device/speech';
import { celebrationText } from '../../../text/en/celebrations';
import { CelebrationCard } from '../celebration-card';
import card from '../celebration-card.module.css';
import { useFanfare } from '../confetti';
import type { CardProps } from '../parties';
import { PopIn } from '../pop-in';

const words = celebrationText.thanks;

/** The hero has what they saved for: a small thank-you, spoken by itself, and where to see it again. */
export function ThanksCelebration({ items, onClose }: CardProps<'thanks'>) {
  const { name, icon, type } = items[0]!;
  useFanfare('gift');
  useEffect(() => {
    if (!isSilent()) speak(`${name}. ${words.body}`);
    return stopSpeaking;
  }, [name]);

  return (
    <CelebrationCard
      accent={rewardAccentOf(type)}
      art={
        <PopIn from="scale(0.4) rotate(-8deg)" to="scale(1) rotate(0deg)">
          <RewardTile type={type} icon={icon} size={150} />
        </PopIn>
      }
      title={words.title}
      spoken={`${name}. ${words.body} ${words.album}`}
      act={words.close}
      onClose={onClose}
    >
      <p className={card.name}>
        <bdi>{name}</bdi>
      </p>
      <p className={card.note}>{words.body}</p>
      <p className={card.note}>{words.album}</p>
    </CelebrationCard>
  );
}
