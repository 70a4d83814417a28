import { JarArt } from '@herohood/ui/jar-art/jar-art';
import Gift from '~icons/fluent-emoji-flat/wrapped-gift';
import { goalsText } from '../../../text/en/goals';
import { useOpenJar } from '../../goals/public';
import { CelebrationCard } from '../celebration-card';
import card from '../celebration-card.module.css';
import { useFanfare } from '../confetti';
import type { CardProps } from '../parties';
import { PopIn } from '../pop-in';

const words = goalsText.party;

/** A jar is full: a small party that leads to it. */
export function GoalCelebration({ items, onClose }: CardProps<'goal'>) {
  const { goalId, name } = items[0]!;
  const openJar = useOpenJar();
  useFanfare('gift');
  return (
    <CelebrationCard
      accent="sunshine"
      art={
        <PopIn from="scale(0.5)" to="scale(1)">
          <JarArt share={1} size={138}>
            <Gift width={60} height={60} />
          </JarArt>
        </PopIn>
      }
      title={words.title}
      spoken={`${name}. ${words.body}`}
      act={words.open}
      onAct={() => {
        onClose();
        openJar(goalId);
      }}
      onClose={onClose}
    >
      <p className={card.name}>
        <bdi>{name}</bdi>
      </p>
      <p className={card.note}>{words.body}</p>
    </CelebrationCard>
  );
}
