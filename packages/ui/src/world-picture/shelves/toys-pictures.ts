import Balloon from '~icons/fluent-emoji-flat/balloon';
import Boomerang from '~icons/fluent-emoji-flat/boomerang';
import Bubbles from '~icons/fluent-emoji-flat/bubbles';
import CrystalBall from '~icons/fluent-emoji-flat/crystal-ball';
import KickScooter from '~icons/fluent-emoji-flat/kick-scooter';
import Kite from '~icons/fluent-emoji-flat/kite';
import MagicWand from '~icons/fluent-emoji-flat/magic-wand';
import MirrorBall from '~icons/fluent-emoji-flat/mirror-ball';
import NestingDolls from '~icons/fluent-emoji-flat/nesting-dolls';
import PuzzlePiece from '~icons/fluent-emoji-flat/puzzle-piece';
import TeddyBear from '~icons/fluent-emoji-flat/teddy-bear';
import TopHat from '~icons/fluent-emoji-flat/top-hat';
import YoYo from '~icons/fluent-emoji-flat/yo-yo';
import { shelf } from '../../picture-shelf/picture-shelf';
import type { TOYS } from '../shelf-ids';

export default shelf<(typeof TOYS)[number]>({
  'teddy-bear': TeddyBear,
  kite: Kite,
  'yo-yo': YoYo,
  balloon: Balloon,
  'puzzle-piece': PuzzlePiece,
  'nesting-dolls': NestingDolls,
  boomerang: Boomerang,
  'top-hat': TopHat,
  'crystal-ball': CrystalBall,
  'magic-wand': MagicWand,
  bubbles: Bubbles,
  'mirror-ball': MirrorBall,
  'kick-scooter': KickScooter,
});
