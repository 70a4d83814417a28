import ChocolateBar from '~icons/fluent-emoji-flat/chocolate-bar';
import Cookie from '~icons/fluent-emoji-flat/cookie';
import Croissant from '~icons/fluent-emoji-flat/croissant';
import Cupcake from '~icons/fluent-emoji-flat/cupcake';
import Doughnut from '~icons/fluent-emoji-flat/doughnut';
import HoneyPot from '~icons/fluent-emoji-flat/honey-pot';
import Lollipop from '~icons/fluent-emoji-flat/lollipop';
import Pancakes from '~icons/fluent-emoji-flat/pancakes';
import Popcorn from '~icons/fluent-emoji-flat/popcorn';
import Pretzel from '~icons/fluent-emoji-flat/pretzel';
import Shortcake from '~icons/fluent-emoji-flat/shortcake';
import SoftIceCream from '~icons/fluent-emoji-flat/soft-ice-cream';
import Waffle from '~icons/fluent-emoji-flat/waffle';
import { shelf } from '../../picture-shelf/picture-shelf';
import type { KITCHEN } from '../shelf-ids';

export default shelf<(typeof KITCHEN)[number]>({
  cookie: Cookie,
  cupcake: Cupcake,
  doughnut: Doughnut,
  pretzel: Pretzel,
  lollipop: Lollipop,
  'chocolate-bar': ChocolateBar,
  'honey-pot': HoneyPot,
  pancakes: Pancakes,
  waffle: Waffle,
  'soft-ice-cream': SoftIceCream,
  shortcake: Shortcake,
  croissant: Croissant,
  popcorn: Popcorn,
});
