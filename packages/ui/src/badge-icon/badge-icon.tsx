import type { ComponentType, SVGProps } from 'react';
import FirstPlaceMedal from '~icons/fluent-emoji-flat/1st-place-medal';
import AlienMonster from '~icons/fluent-emoji-flat/alien-monster';
import Backpack from '~icons/fluent-emoji-flat/backpack';
import Books from '~icons/fluent-emoji-flat/books';
import BowAndArrow from '~icons/fluent-emoji-flat/bow-and-arrow';
import Brain from '~icons/fluent-emoji-flat/brain';
import Bullseye from '~icons/fluent-emoji-flat/bullseye';
import Camping from '~icons/fluent-emoji-flat/camping';
import Candle from '~icons/fluent-emoji-flat/candle';
import CardFileBox from '~icons/fluent-emoji-flat/card-file-box';
import Castle from '~icons/fluent-emoji-flat/castle';
import ChartIncreasing from '~icons/fluent-emoji-flat/chart-increasing';
import CircusTent from '~icons/fluent-emoji-flat/circus-tent';
import ClappingHands from '~icons/fluent-emoji-flat/clapping-hands';
import ClassicalBuilding from '~icons/fluent-emoji-flat/classical-building';
import Comet from '~icons/fluent-emoji-flat/comet';
import Compass from '~icons/fluent-emoji-flat/compass';
import Crown from '~icons/fluent-emoji-flat/crown';
import DisguisedFace from '~icons/fluent-emoji-flat/disguised-face';
import Fire from '~icons/fluent-emoji-flat/fire';
import FramedPicture from '~icons/fluent-emoji-flat/framed-picture';
import GameDie from '~icons/fluent-emoji-flat/game-die';
import GemStone from '~icons/fluent-emoji-flat/gem-stone';
import GlobeShowingAmericas from '~icons/fluent-emoji-flat/globe-showing-americas';
import GlowingStar from '~icons/fluent-emoji-flat/glowing-star';
import GraduationCap from '~icons/fluent-emoji-flat/graduation-cap';
import Handshake from '~icons/fluent-emoji-flat/handshake';
import Honeybee from '~icons/fluent-emoji-flat/honeybee';
import HundredPoints from '~icons/fluent-emoji-flat/hundred-points';
import Joystick from '~icons/fluent-emoji-flat/joystick';
import Keycap10 from '~icons/fluent-emoji-flat/keycap-10';
import LightBulb from '~icons/fluent-emoji-flat/light-bulb';
import Locomotive from '~icons/fluent-emoji-flat/locomotive';
import MagnifyingGlassTiltedLeft from '~icons/fluent-emoji-flat/magnifying-glass-tilted-left';
import MartialArtsUniform from '~icons/fluent-emoji-flat/martial-arts-uniform';
import Megaphone from '~icons/fluent-emoji-flat/megaphone';
import MilkyWay from '~icons/fluent-emoji-flat/milky-way';
import Mountain from '~icons/fluent-emoji-flat/mountain';
import Ninja from '~icons/fluent-emoji-flat/ninja';
import PerformingArts from '~icons/fluent-emoji-flat/performing-arts';
import PuzzlePiece from '~icons/fluent-emoji-flat/puzzle-piece';
import Rainbow from '~icons/fluent-emoji-flat/rainbow';
import RedQuestionMark from '~icons/fluent-emoji-flat/red-question-mark';
import RevolvingHearts from '~icons/fluent-emoji-flat/revolving-hearts';
import Rocket from '~icons/fluent-emoji-flat/rocket';
import Seedling from '~icons/fluent-emoji-flat/seedling';
import Shield from '~icons/fluent-emoji-flat/shield';
import ShootingStar from '~icons/fluent-emoji-flat/shooting-star';
import Sparkles from '~icons/fluent-emoji-flat/sparkles';
import SpiralCalendar from '~icons/fluent-emoji-flat/spiral-calendar';
import SportsMedal from '~icons/fluent-emoji-flat/sports-medal';
import Star from '~icons/fluent-emoji-flat/star';
import Stopwatch from '~icons/fluent-emoji-flat/stopwatch';
import SunWithFace from '~icons/fluent-emoji-flat/sun-with-face';
import TShirt from '~icons/fluent-emoji-flat/t-shirt';
import ThumbsUp from '~icons/fluent-emoji-flat/thumbs-up';
import Trophy from '~icons/fluent-emoji-flat/trophy';
import Unicorn from '~icons/fluent-emoji-flat/unicorn';
import VideoGame from '~icons/fluent-emoji-flat/video-game';
import Volcano from '~icons/fluent-emoji-flat/volcano';
import WorldMap from '~icons/fluent-emoji-flat/world-map';
import YellowHeart from '~icons/fluent-emoji-flat/yellow-heart';

const pictures: Record<string, ComponentType<SVGProps<SVGSVGElement>>> = {
  'first-mission': Seedling,
  'rising-hero': Rocket,
  'busy-bee': Honeybee,
  'super-hero': Trophy,
  legend: Crown,
  champion: FirstPlaceMedal,
  unstoppable: Locomotive,
  'secret-1': ClassicalBuilding,
  'first-spark': Sparkles,
  'bright-light': LightBulb,
  'shooting-star': ShootingStar,
  comet: Comet,
  galaxy: MilkyWay,
  'warm-up': Candle,
  'week-streak': Fire,
  'two-weeks': SpiralCalendar,
  'three-weeks': Star,
  'month-streak': GlowingStar,
  'flame-keeper': Camping,
  'hundred-days': HundredPoints,
  'secret-2': Volcano,
  'secret-3': GlobeShowingAmericas,
  'habit-collector': PuzzlePiece,
  'curious-mind': MagnifyingGlassTiltedLeft,
  'all-rounder': Rainbow,
  'getting-good': ThumbsUp,
  expert: GraduationCap,
  master: MartialArtsUniform,
  'grand-master': Ninja,
  'secret-4': Brain,
  'steady-three': ChartIncreasing,
  'steady-five': Mountain,
  'first-cheer': ClappingHands,
  'good-company': Handshake,
  'big-fan': Megaphone,
  'heart-of-gold': YellowHeart,
  sunshine: SunWithFace,
  'secret-5': RevolvingHearts,
  'first-game': VideoGame,
  player: Joystick,
  'game-fan': GameDie,
  'all-games': CircusTent,
  'full-score': Bullseye,
  'ten-full-scores': Keycap10,
  'record-breaker': Stopwatch,
  'record-hunter': BowAndArrow,
  'secret-6': AlienMonster,
  'first-find': GemStone,
  'treasure-hunter': Compass,
  explorer: WorldMap,
  museum: FramedPicture,
  'first-set': CardFileBox,
  'three-sets': Books,
  'secret-8': Unicorn,
  'first-gear': Backpack,
  wardrobe: TShirt,
  armory: Shield,
  'secret-7': Castle,
  'new-look': PerformingArts,
  'many-faces': DisguisedFace,
};

type Props = {
  /** The badge's id; one that is unknown here is drawn as a medal. */
  badge: string;
  isEarned: boolean;
  /** A secret that is not earned yet: a question mark. */
  isSecret?: boolean;
  /** Width and height in CSS pixels. */
  size: number;
};

/** The picture of a badge, without its colours until it is earned. Decoration: its name stands beside it. */
export function BadgeIcon({ badge, isEarned, isSecret = false, size }: Props) {
  const known = Object.hasOwn(pictures, badge) ? pictures[badge]! : SportsMedal;
  const Drawing = isSecret ? RedQuestionMark : known;
  return (
    <Drawing
      width={size}
      height={size}
      style={isEarned ? undefined : { filter: 'grayscale(1) opacity(0.4)' }}
    />
  );
}
