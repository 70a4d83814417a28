import type { ComponentType, SVGProps } from 'react';
import Mission from '~icons/fluent-emoji-flat/bullseye';
import Water from '~icons/fluent-emoji-flat/droplet';
import Study from '~icons/fluent-emoji-flat/graduation-cap';
import HealthyFood from '~icons/fluent-emoji-flat/green-salad';
import Energy from '~icons/fluent-emoji-flat/high-voltage';
import Mindfulness from '~icons/fluent-emoji-flat/lotus';
import Reading from '~icons/fluent-emoji-flat/open-book';
import Sleep from '~icons/fluent-emoji-flat/sleeping-face';
import Exercise from '~icons/fluent-emoji-flat/soccer-ball';
import Teeth from '~icons/fluent-emoji-flat/toothbrush';

const pictures: Record<string, ComponentType<SVGProps<SVGSVGElement>>> = {
  energy: Energy,
  teeth: Teeth,
  reading: Reading,
  exercise: Exercise,
  'healthy-food': HealthyFood,
  sleep: Sleep,
  study: Study,
  mindfulness: Mindfulness,
  water: Water,
};

type Props = {
  /** The habit's stored icon id; anything unknown is drawn as a target. */
  icon: string;
  /** Width and height in CSS pixels. */
  size: number;
};

/** The picture of a habit. Decoration: the habit's name stands beside it. */
export function HabitIcon({ icon, size }: Props) {
  const key = icon
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');
  const Drawing = Object.hasOwn(pictures, key) ? pictures[key]! : Mission;
  return <Drawing width={size} height={size} />;
}
