import Mission from '~icons/fluent-emoji-flat/bullseye';
import Water from '~icons/fluent-emoji-flat/droplet';
import Study from '~icons/fluent-emoji-flat/graduation-cap';
import HealthyFood from '~icons/fluent-emoji-flat/green-salad';
import Energy from '~icons/fluent-emoji-flat/high-voltage';
import Reading from '~icons/fluent-emoji-flat/open-book';
import Sleep from '~icons/fluent-emoji-flat/sleeping-face';
import Teeth from '~icons/fluent-emoji-flat/toothbrush';
import { type Drawing, fetchedShelf, type Shelf } from '../picture-shelf/picture-shelf';
import { BODY, CALM, CLOTHES, FOOD, HOME, KINDNESS, PETS, SCHOOL, SPORT } from './shelf-ids';

/** The commonest ones, which are there with the first screen. */
const pictures: Record<string, Drawing> = {
  energy: Energy,
  teeth: Teeth,
  reading: Reading,
  'healthy-food': HealthyFood,
  sleep: Sleep,
  study: Study,
  water: Water,
};

/** All others come in groups, each in a file that is fetched when one of its pictures is shown. */
const shelves: Record<string, Shelf> = {
  ...fetchedShelf(BODY, () => import('./shelves/body-pictures')),
  ...fetchedShelf(CLOTHES, () => import('./shelves/clothes-pictures')),
  ...fetchedShelf(HOME, () => import('./shelves/home-pictures')),
  ...fetchedShelf(FOOD, () => import('./shelves/food-pictures')),
  ...fetchedShelf(SCHOOL, () => import('./shelves/school-pictures')),
  ...fetchedShelf(SPORT, () => import('./shelves/sport-pictures')),
  ...fetchedShelf(PETS, () => import('./shelves/pets-pictures')),
  ...fetchedShelf(KINDNESS, () => import('./shelves/kindness-pictures')),
  ...fetchedShelf(CALM, () => import('./shelves/calm-pictures')),
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
  const Picture = Object.hasOwn(shelves, key) ? shelves[key]! : null;
  if (Picture) return <Picture id={key} size={size} />;
  const Drawn = Object.hasOwn(pictures, key) ? pictures[key]! : Mission;
  return <Drawn width={size} height={size} />;
}
