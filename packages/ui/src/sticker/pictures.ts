import Medal from '~icons/fluent-emoji-flat/1st-place-medal';
import Balloon from '~icons/fluent-emoji-flat/balloon';
import Butterfly from '~icons/fluent-emoji-flat/butterfly';
import Clap from '~icons/fluent-emoji-flat/clapping-hands';
import Crown from '~icons/fluent-emoji-flat/crown';
import Dolphin from '~icons/fluent-emoji-flat/dolphin';
import Strong from '~icons/fluent-emoji-flat/flexed-biceps';
import Clover from '~icons/fluent-emoji-flat/four-leaf-clover';
import Gem from '~icons/fluent-emoji-flat/gem-stone';
import Star from '~icons/fluent-emoji-flat/glowing-star';
import Bee from '~icons/fluent-emoji-flat/honeybee';
import Hug from '~icons/fluent-emoji-flat/hugging-face';
import IceCream from '~icons/fluent-emoji-flat/ice-cream';
import Lion from '~icons/fluent-emoji-flat/lion';
import Party from '~icons/fluent-emoji-flat/party-popper';
import Rainbow from '~icons/fluent-emoji-flat/rainbow';
import Heart from '~icons/fluent-emoji-flat/red-heart';
import Rocket from '~icons/fluent-emoji-flat/rocket';
import StarStruck from '~icons/fluent-emoji-flat/star-struck';
import Sun from '~icons/fluent-emoji-flat/sun-with-face';
import Sunflower from '~icons/fluent-emoji-flat/sunflower';
import ThumbsUp from '~icons/fluent-emoji-flat/thumbs-up';
import Trophy from '~icons/fluent-emoji-flat/trophy';
import Unicorn from '~icons/fluent-emoji-flat/unicorn';
import { shelf } from '../picture-shelf/picture-shelf';
import type { STICKERS } from './sticker-ids';

export default shelf<(typeof STICKERS)[number]>({
  'sticker-01': Star,
  'sticker-02': Trophy,
  'sticker-03': Medal,
  'sticker-04': ThumbsUp,
  'sticker-05': Clap,
  'sticker-06': Strong,
  'sticker-07': Heart,
  'sticker-08': Hug,
  'sticker-09': StarStruck,
  'sticker-10': Party,
  'sticker-11': Rocket,
  'sticker-12': Rainbow,
  'sticker-13': Sun,
  'sticker-14': Crown,
  'sticker-15': Gem,
  'sticker-16': Unicorn,
  'sticker-17': Lion,
  'sticker-18': Bee,
  'sticker-19': Dolphin,
  'sticker-20': Butterfly,
  'sticker-21': Clover,
  'sticker-22': Sunflower,
  'sticker-23': Balloon,
  'sticker-24': IceCream,
});
