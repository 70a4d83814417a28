import type { ComponentType, SVGProps } from 'react';
import Candy from '~icons/fluent-emoji-flat/candy';
import Star from '~icons/fluent-emoji-flat/glowing-star';
import Treat from '~icons/fluent-emoji-flat/soft-ice-cream';
import Screen from '~icons/fluent-emoji-flat/television';
import Game from '~icons/fluent-emoji-flat/video-game';
import Gift from '~icons/fluent-emoji-flat/wrapped-gift';

const pictures: Record<string, ComponentType<SVGProps<SVGSVGElement>>> = {
  gift: Gift,
  candy: Candy,
  'game-time': Game,
  'screen-time': Screen,
  'special-treat': Treat,
  'gold-star': Star,
};

type Props = {
  /** The reward's stored icon id; anything unknown is drawn as a wrapped gift. */
  icon: string;
  /** Width and height in CSS pixels. */
  size: number;
};

/** The picture of a reward. Decoration: the reward's name stands beside it. */
export function RewardIcon({ icon, size }: Props) {
  const key = icon
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');
  const Drawing = Object.hasOwn(pictures, key) ? pictures[key]! : Gift;
  return <Drawing width={size} height={size} />;
}
