import type { Child } from '@herohood/domain/children/schema';
import { domAnimation, LazyMotion, MotionConfig } from 'framer-motion';
import { type ComponentType, useEffect } from 'react';
import type { Party, PartyKind } from '../../lib/celebrations';
import { isCalm } from '../../lib/comfort';
import { AnswerCard } from './answer-card';
import { BadgeCelebration } from './badge-celebration';
import { BonusCelebration } from './bonus-celebration';
import { CheersCard } from './cheers-card';
import { EarningsCelebration } from './earnings-celebration';
import { FlameCard } from './flame-card';
import { GoalCelebration } from './goal-celebration';
import { LevelUp } from './level-up';
import { type CardProps, keyOf } from './parties';
import { PraiseCelebration } from './praise-celebration';
import { PresentCelebration } from './present-celebration';
import { StreakCelebration } from './streak-celebration';
import { ThanksCelebration } from './thanks-celebration';
import { TripCard } from './trip-card';

/** One card for each kind. What came back of a claim is told by a toast. */
const CARDS: { [Kind in Exclude<PartyKind, 'refund'>]: ComponentType<CardProps<Kind>> } = {
  paid: EarningsCelebration,
  praise: PraiseCelebration,
  level: LevelUp,
  streak: StreakCelebration,
  badge: BadgeCelebration,
  bonus: BonusCelebration,
  present: PresentCelebration,
  opened: PresentCelebration,
  thanks: ThanksCelebration,
  answer: AnswerCard,
  goal: GoalCelebration,
  shield: FlameCard,
  rested: FlameCard,
  cheer: CheersCard,
  trip: TripCard,
};

type Props = {
  hero: Child;
  party: Party;
  /** Told once the hero has it before their eyes. */
  onShown: (party: Party) => void;
  onClose: () => void;
};

/** Shows one party until the hero closes it. */
export default function CelebrationStage({ hero, party, onShown, onClose }: Props) {
  useEffect(() => onShown(party), [party, onShown]);
  if (party.kind === 'refund') return null;
  // Each card takes the things of its own kind, which the table says.
  const Card = CARDS[party.kind] as ComponentType<CardProps<PartyKind>>;
  return (
    <LazyMotion features={domAnimation} strict>
      <MotionConfig reducedMotion={isCalm() ? 'always' : 'user'}>
        <Card key={keyOf(party)} hero={hero} items={party.items} onClose={onClose} />
      </MotionConfig>
    </LazyMotion>
  );
}
