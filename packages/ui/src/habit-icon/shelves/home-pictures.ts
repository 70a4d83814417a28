import Bed from '~icons/fluent-emoji-flat/bed';
import Broom from '~icons/fluent-emoji-flat/broom';
import Cooking from '~icons/fluent-emoji-flat/cooking';
import Sofa from '~icons/fluent-emoji-flat/couch-and-lamp';
import Baking from '~icons/fluent-emoji-flat/cupcake';
import Table from '~icons/fluent-emoji-flat/fork-and-knife-with-plate';
import Keys from '~icons/fluent-emoji-flat/key';
import Light from '~icons/fluent-emoji-flat/light-bulb';
import Plants from '~icons/fluent-emoji-flat/potted-plant';
import Recycling from '~icons/fluent-emoji-flat/recycling-symbol';
import Shopping from '~icons/fluent-emoji-flat/shopping-cart';
import Dishes from '~icons/fluent-emoji-flat/sponge';
import Garden from '~icons/fluent-emoji-flat/sunflower';
import Toys from '~icons/fluent-emoji-flat/teddy-bear';
import Bin from '~icons/fluent-emoji-flat/wastebasket';
import Repair from '~icons/fluent-emoji-flat/wrench';
import { shelf } from '../../picture-shelf/picture-shelf';
import type { HOME } from '../shelf-ids';

export default shelf<(typeof HOME)[number]>({
  bed: Bed,
  broom: Broom,
  dishes: Dishes,
  table: Table,
  bin: Bin,
  recycling: Recycling,
  plants: Plants,
  toys: Toys,
  keys: Keys,
  light: Light,
  sofa: Sofa,
  garden: Garden,
  cooking: Cooking,
  baking: Baking,
  shopping: Shopping,
  repair: Repair,
});
