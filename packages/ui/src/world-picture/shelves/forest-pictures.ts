import Badger from '~icons/fluent-emoji-flat/badger';
import Beaver from '~icons/fluent-emoji-flat/beaver';
import Chestnut from '~icons/fluent-emoji-flat/chestnut';
import Chipmunk from '~icons/fluent-emoji-flat/chipmunk';
import EvergreenTree from '~icons/fluent-emoji-flat/evergreen-tree';
import Feather from '~icons/fluent-emoji-flat/feather';
import FourLeafClover from '~icons/fluent-emoji-flat/four-leaf-clover';
import Fox from '~icons/fluent-emoji-flat/fox';
import Hedgehog from '~icons/fluent-emoji-flat/hedgehog';
import MapleLeaf from '~icons/fluent-emoji-flat/maple-leaf';
import Mushroom from '~icons/fluent-emoji-flat/mushroom';
import NestWithEggs from '~icons/fluent-emoji-flat/nest-with-eggs';
import Owl from '~icons/fluent-emoji-flat/owl';
import { shelf } from '../../picture-shelf/picture-shelf';
import type { FOREST } from '../shelf-ids';

export default shelf<(typeof FOREST)[number]>({
  mushroom: Mushroom,
  chestnut: Chestnut,
  'maple-leaf': MapleLeaf,
  'evergreen-tree': EvergreenTree,
  hedgehog: Hedgehog,
  fox: Fox,
  owl: Owl,
  feather: Feather,
  chipmunk: Chipmunk,
  'nest-with-eggs': NestWithEggs,
  beaver: Beaver,
  'four-leaf-clover': FourLeafClover,
  badger: Badger,
});
