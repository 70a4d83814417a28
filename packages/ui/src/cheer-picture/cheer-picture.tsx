import Balloon from '~icons/fluent-emoji-flat/balloon';
import Clap from '~icons/fluent-emoji-flat/clapping-hands';
import Laugh from '~icons/fluent-emoji-flat/face-with-tears-of-joy';
import Strong from '~icons/fluent-emoji-flat/flexed-biceps';
import Star from '~icons/fluent-emoji-flat/glowing-star';
import Hug from '~icons/fluent-emoji-flat/hugging-face';
import HighFive from '~icons/fluent-emoji-flat/raising-hands';
import Heart from '~icons/fluent-emoji-flat/red-heart';
import Rocket from '~icons/fluent-emoji-flat/rocket';
import Sunshine from '~icons/fluent-emoji-flat/sun-with-face';
import Trophy from '~icons/fluent-emoji-flat/trophy';
import Wave from '~icons/fluent-emoji-flat/waving-hand';
import type { Drawing } from '../picture-shelf/picture-shelf';

const pictures: Record<string, Drawing> = {
  wave: Wave,
  'high-five': HighFive,
  star: Star,
  heart: Heart,
  clap: Clap,
  rocket: Rocket,
  sunshine: Sunshine,
  trophy: Trophy,
  hug: Hug,
  laugh: Laugh,
  strong: Strong,
  balloon: Balloon,
};

type Props = {
  /** The cheer's id; one that is newer than this app is drawn as a star. */
  cheer: string;
  /** Width and height in CSS pixels. */
  size: number;
};

/** What a sibling leaves somebody. Decoration: its name is that of whatever holds it. */
export function CheerPicture({ cheer, size }: Props) {
  const Picture = Object.hasOwn(pictures, cheer) ? pictures[cheer]! : Star;
  return <Picture width={size} height={size} />;
}
