import Gift from '~icons/fluent-emoji-flat/wrapped-gift';
import { fetchedPictures, keyOf, type PictureFile, StoredPicture } from '../picture-shelf/picture-shelf';
import common from './common.json?pictures';
import ids from './more.json?ids';

/** Pictures of ideas come in a file of their own. */
const fetched = fetchedPictures(ids, () => import('./more.json?pictures'));

/** Where a reward's picture comes from; undefined for those that are there with the app. */
export const rewardIconFile = (icon: string): PictureFile | undefined => {
  const key = keyOf(icon);
  return Object.hasOwn(fetched, key) ? fetched[key]?.file : undefined;
};

type Props = {
  /** The reward's stored icon id; anything unknown is drawn as a wrapped gift. */
  icon: string;
  /** Width and height in CSS pixels. */
  size: number;
};

/** The picture of a reward. Decoration: the reward's name stands beside it. */
export function RewardIcon(props: Props) {
  return <StoredPicture {...props} fetched={fetched} common={common} unknown={Gift} />;
}
