import Butterfly from '~icons/fluent-emoji-flat/butterfly';
import Cactus from '~icons/fluent-emoji-flat/cactus';
import CherryBlossom from '~icons/fluent-emoji-flat/cherry-blossom';
import Frog from '~icons/fluent-emoji-flat/frog';
import HatchingChick from '~icons/fluent-emoji-flat/hatching-chick';
import Hibiscus from '~icons/fluent-emoji-flat/hibiscus';
import Honeybee from '~icons/fluent-emoji-flat/honeybee';
import LadyBeetle from '~icons/fluent-emoji-flat/lady-beetle';
import Rabbit from '~icons/fluent-emoji-flat/rabbit';
import Rose from '~icons/fluent-emoji-flat/rose';
import Snail from '~icons/fluent-emoji-flat/snail';
import Sunflower from '~icons/fluent-emoji-flat/sunflower';
import Tulip from '~icons/fluent-emoji-flat/tulip';
import { shelf } from '../../picture-shelf/picture-shelf';
import type { GARDEN } from '../shelf-ids';

export default shelf<(typeof GARDEN)[number]>({
  sunflower: Sunflower,
  tulip: Tulip,
  rose: Rose,
  hibiscus: Hibiscus,
  'cherry-blossom': CherryBlossom,
  cactus: Cactus,
  'lady-beetle': LadyBeetle,
  butterfly: Butterfly,
  honeybee: Honeybee,
  snail: Snail,
  frog: Frog,
  'hatching-chick': HatchingChick,
  rabbit: Rabbit,
});
