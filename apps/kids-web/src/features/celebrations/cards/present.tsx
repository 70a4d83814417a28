import { PresentBox } from '@herohood/ui/present-box/present-box';
import { RewardTile, rewardAccentOf } from '@herohood/ui/reward-tile/reward-tile';
import { useEffect, useState } from 'react';
import { play } from '../../../device/sound';
import { celebrationText } from '../../../text/en/celebrations';
import { CelebrationCard } from '../celebration-card';
import card from '../celebration-card.module.css';
import { throwConfetti } from '../confetti';
import type { CardProps } from '../parties';
import { PopIn } from '../pop-in';
import { markClaimSeen } from '../seen-claims';

const words = celebrationText;

/** A parent said yes to a claim: a present, to be unwrapped. One that was tapped before opens by itself. */
export function PresentCelebration({ hero, items, onClose }: CardProps<'present' | 'opened'>) {
  const { kind, claimId, name, icon, type } = items[0]!;
  const [isOpen, setIsOpen] = useState(kind === 'opened');

  useEffect(() => {
    if (!isOpen) return play('gift');
    markClaimSeen(hero.id, claimId);
    play('levelUp');
    void throwConfetti(true);
  }, [isOpen, hero.id, claimId]);

  const title = isOpen ? words.unwrapped : words.present;
  const box = (
    <PresentBox isOpen={isOpen} size={220} accent={rewardAccentOf(type)}>
      <RewardTile type={type} icon={icon} size={128} />
    </PresentBox>
  );
  return (
    <CelebrationCard
      accent={rewardAccentOf(type)}
      art={
        <PopIn
          from="translateY(-220px) rotate(-12deg)"
          to="translateY(0px) rotate(0deg)"
          duration={0.9}
          className={card.stage}
        >
          {isOpen ? (
            box
          ) : (
            <button
              type="button"
              className={card.closed}
              aria-label={words.presentOpen}
              onClick={() => setIsOpen(true)}
            >
              {box}
            </button>
          )}
        </PopIn>
      }
      title={title}
      spoken={isOpen ? `${name}. ${words.unwrappedHint}` : words.presentHint}
      {...(!isOpen && { act: words.presentOpen })}
      onAct={isOpen ? onClose : () => setIsOpen(true)}
      onClose={onClose}
    >
      {isOpen && (
        <p className={card.name}>
          <bdi>{name}</bdi>
        </p>
      )}
      <p className={card.note}>{isOpen ? words.unwrappedHint : words.presentHint}</p>
    </CelebrationCard>
  );
}
