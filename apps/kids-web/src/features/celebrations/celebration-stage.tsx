import type { Child } from '@herohood/domain/children/schema';
import { domAnimation, LazyMotion, MotionConfig } from 'framer-motion';
import { type ComponentType, useEffect } from 'react';
import { isCalm } from '../../device/comfort';
import { AnswerCard } from './cards/answer';
import { BadgeCelebration } from './cards/badge';
import { BonusCelebration } from './cards/bonus';
import { CheersCard } from './cards/cheer';
import { FlameCard } from './cards/flame';
import { GoalCelebration } from './cards/goal';
import { LevelUp } from './cards/level';
import { EarningsCelebration } from './cards/paid';
import { PraiseCelebration } from './cards/praise';
import { PresentCelebration } from './cards/present';
import { StreakCelebration } from './cards/streak';
import { ThanksCelebration } from './cards/thanks';
import { TripCard } from './cards/trip';
import { type CardProps, keyOf, type Party, type PartyKind } from './parties';

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
