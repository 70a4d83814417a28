import Candy from '~icons/fluent-emoji-flat/candy';
import Star from '~icons/fluent-emoji-flat/glowing-star';
import Treat from '~icons/fluent-emoji-flat/soft-ice-cream';
import Screen from '~icons/fluent-emoji-flat/television';
import Game from '~icons/fluent-emoji-flat/video-game';
import Gift from '~icons/fluent-emoji-flat/wrapped-gift';
import { type Drawing, fetchedShelf, type PictureFile } from '../picture-shelf/picture-shelf';
import { MORE } from './more-ids';

const pictures: Record<string, Drawing> = {
  gift: Gift,
  candy: Candy,
  'game-time': Game,
  'screen-time': Screen,
  'special-treat': Treat,
  'gold-star': Star,
};

const fetched = fetchedShelf(MORE, () => import('./more-pictures'));

/** Where a reward's picture comes from; undefined for those that are there with the app. */
export const rewardIconFile = (icon: string): PictureFile | undefined => {
  const key = keyOf(icon);
  return Object.hasOwn(fetched, key) ? fetched[key]?.file : undefined;
};

const keyOf = (icon: string) =>
  icon
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');

type Props = {
  /** The reward's stored icon id; anything unknown is drawn as a wrapped gift. */
  icon: string;
  /** Width and height in CSS pixels. */
  size: number;
};

/** The picture of a reward. Decoration: the reward's name stands beside it. */
export function RewardIcon({ icon, size }: Props) {
  const key = keyOf(icon);
  const Picture = Object.hasOwn(fetched, key) ? fetched[key]! : null;
  if (Picture) return <Picture id={key} size={size} />;
  const Drawn = Object.hasOwn(pictures, key) ? pictures[key]! : Gift;
  return <Drawn width={size} height={size} />;
}
