import Mission from '~icons/fluent-emoji-flat/bullseye';
import { type Drawings, fetchedShelves, StoredPicture } from '../picture-shelf/picture-shelf';
import common from './common.json?pictures';

/** The commonest ones are there with the first screen. All others come in groups of what a family uses together. */
const shelves = fetchedShelves(
  import.meta.glob<readonly string[]>('./shelves/*.json', { query: '?ids', import: 'default', eager: true }),
  import.meta.glob<{ default: Drawings }>('./shelves/*.json', { query: '?pictures' }),
);

type Props = {
  /** The habit's stored icon id; anything unknown is drawn as a target. */
  icon: string;
  /** Width and height in CSS pixels. */
  size: number;
};

/** The picture of a habit. Decoration: the habit's name stands beside it. */
export function HabitIcon(props: Props) {
  return <StoredPicture {...props} fetched={shelves} common={common} unknown={Mission} />;
}
