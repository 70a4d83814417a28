import type { Child } from '@herohood/domain/children/schema';
import { domAnimation, LazyMotion, MotionConfig } from 'framer-motion';
import { useEffect } from 'react';
import type { Celebration } from '../../lib/celebrations';
import { BadgeParty } from './badge-party';
import { BonusParty } from './bonus-party';
import { EarningsParty } from './earnings-party';
import { LevelUp } from './level-up';
import { PresentParty } from './present-party';
import { StreakParty } from './streak-party';

type Props = {
  hero: Child;
  celebration: Celebration;
  /** Told once the hero has it before their eyes. */
  onShown: (celebration: Celebration) => void;
  onClose: () => void;
};

/** Shows one celebration until the hero closes it. */
export default function CelebrationStage({ hero, celebration, onShown, onClose }: Props) {
  useEffect(() => onShown(celebration), [celebration, onShown]);
  return (
    <LazyMotion features={domAnimation} strict>
      <MotionConfig reducedMotion="user">
        <Party key={keyOf(celebration)} {...{ hero, celebration, onClose }} />
      </MotionConfig>
    </LazyMotion>
  );
}

function Party({ hero, celebration, onClose }: Omit<Props, 'onShown'>) {
  switch (celebration.kind) {
    case 'earnings':
      return <EarningsParty hero={hero} earnings={celebration} onClose={onClose} />;
    case 'level':
      return <LevelUp hero={hero} level={celebration.level} onClose={onClose} />;
    case 'streak':
      return <StreakParty streak={celebration} onClose={onClose} />;
    case 'badge':
      return <BadgeParty badge={celebration} onClose={onClose} />;
    case 'bonus':
      return <BonusParty gifts={celebration.gifts} onClose={onClose} />;
    case 'present':
      return <PresentParty heroId={hero.id} present={celebration} onClose={onClose} />;
  }
}

/** Two of a kind in a row are two celebrations; what adds up stays one. */
function keyOf(celebration: Celebration): string {
  const { kind } = celebration;
  if (kind === 'badge' || kind === 'streak') return `${kind} ${celebration.id}`;
  if (kind === 'level') return `${kind} ${celebration.level}`;
  return kind === 'present' ? `${kind} ${celebration.claimId} ${celebration.isOpening}` : kind;
}
