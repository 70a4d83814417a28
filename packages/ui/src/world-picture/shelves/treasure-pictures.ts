import Amphora from '~icons/fluent-emoji-flat/amphora';
import Candle from '~icons/fluent-emoji-flat/candle';
import Coin from '~icons/fluent-emoji-flat/coin';
import Compass from '~icons/fluent-emoji-flat/compass';
import GemStone from '~icons/fluent-emoji-flat/gem-stone';
import HourglassDone from '~icons/fluent-emoji-flat/hourglass-done';
import Magnet from '~icons/fluent-emoji-flat/magnet';
import Moai from '~icons/fluent-emoji-flat/moai';
import OldKey from '~icons/fluent-emoji-flat/old-key';
import Ring from '~icons/fluent-emoji-flat/ring';
import Scroll from '~icons/fluent-emoji-flat/scroll';
import Shield from '~icons/fluent-emoji-flat/shield';
import Trophy from '~icons/fluent-emoji-flat/trophy';
import { shelf } from '../../picture-shelf/picture-shelf';
import type { TREASURE } from '../shelf-ids';

export default shelf<(typeof TREASURE)[number]>({
  'gem-stone': GemStone,
  ring: Ring,
  coin: Coin,
  'old-key': OldKey,
  scroll: Scroll,
  compass: Compass,
  amphora: Amphora,
  trophy: Trophy,
  shield: Shield,
  candle: Candle,
  'hourglass-done': HourglassDone,
  magnet: Magnet,
  moai: Moai,
});
