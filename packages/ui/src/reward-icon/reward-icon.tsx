import Gift from '~icons/fluent-emoji-flat/wrapped-gift';
import { fetchedPictures, type PictureFile } from '../picture-shelf/picture-shelf';
import common from './common.json?pictures';
import ids from './more.json?ids';

/** Pictures of ideas come in a file of their own. */
const fetched = fetchedPictures(ids, () => import('./more.json?pictures'));

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
  const Drawn = Object.hasOwn(common, key) ? common[key]! : Gift;
  return <Drawn width={size} height={size} />;
}
