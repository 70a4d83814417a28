import type { Child } from '@herohood/domain/children/schema';
import { domAnimation, LazyMotion, MotionConfig } from 'framer-motion';
import { useEffect } from 'react';
import type { Celebration } from '../../lib/celebrations';
import { isCalm } from '../../lib/comfort';
import { AnswerCard } from './answer-card';
import { BadgeCelebration } from './badge-celebration';
import { BonusCelebration } from './bonus-celebration';
import { praiseKey } from './celebrations-since';
import { CheersCard } from './cheers-card';
import { EarningsCelebration } from './earnings-celebration';
import { FlameCard } from './flame-card';
import { GoalCelebration } from './goal-celebration';
import { LevelUp } from './level-up';
import { PraiseCelebration } from './praise-celebration';
import { PresentCelebration } from './present-celebration';
import { StreakCelebration } from './streak-celebration';
import { ThanksCelebration } from './thanks-celebration';
import { TripCard } from './trip-card';

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
      <MotionConfig reducedMotion={isCalm() ? 'always' : 'user'}>
        <CelebrationContent key={keyOf(celebration)} {...{ hero, celebration, onClose }} />
      </MotionConfig>
    </LazyMotion>
  );
}

function CelebrationContent({ hero, celebration, onClose }: Omit<Props, 'onShown'>) {
  switch (celebration.kind) {
    case 'earnings':
      return <EarningsCelebration heroId={hero.id} earnings={celebration} onClose={onClose} />;
    case 'level':
      return <LevelUp hero={hero} level={celebration.level} from={celebration.from} onClose={onClose} />;
    case 'streak':
      return <StreakCelebration streak={celebration} onClose={onClose} />;
    case 'badge':
      return <BadgeCelebration badges={celebration.badges} onClose={onClose} />;
    case 'praise':
      return <PraiseCelebration praise={celebration} onClose={onClose} />;
    case 'bonus':
      return <BonusCelebration gifts={celebration.gifts} onClose={onClose} />;
    case 'answer':
      return <AnswerCard answer={celebration} onClose={onClose} />;
    case 'trip':
      return <TripCard trip={celebration} heroName={hero.name} onClose={onClose} />;
    case 'shield':
    case 'rested':
      return <FlameCard news={celebration} onClose={onClose} />;
    case 'cheers':
      return <CheersCard cheers={celebration.cheers} onClose={onClose} />;
    case 'goal':
      return <GoalCelebration goal={celebration} onClose={onClose} />;
    case 'thanks':
      return <ThanksCelebration thanks={celebration} onClose={onClose} />;
    case 'present':
      return <PresentCelebration heroId={hero.id} present={celebration} onClose={onClose} />;
  }
}

/** Two of a kind in a row are two celebrations; what adds up stays one. */
function keyOf(celebration: Celebration): string {
  const { kind } = celebration;
  if (kind === 'streak' || kind === 'answer') return `${kind} ${celebration.id}`;
  if (kind === 'badge') return `${kind} ${celebration.badges.map(({ id }) => id)}`;
  if (kind === 'goal') return `${kind} ${celebration.goalId}`;
  if (kind === 'trip') return `${kind} ${celebration.day}`;
  if (kind === 'praise') return `${kind} ${praiseKey(celebration)}`;
  if (kind === 'thanks') return `${kind} ${celebration.claimId}`;
  if (kind === 'level') return `${kind} ${celebration.level}`;
  return kind === 'present' ? `${kind} ${celebration.claimId} ${celebration.isOpening}` : kind;
}
