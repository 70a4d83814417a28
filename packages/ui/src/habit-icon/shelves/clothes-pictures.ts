import Backpack from '~icons/fluent-emoji-flat/backpack';
import Laundry from '~icons/fluent-emoji-flat/basket';
import Cap from '~icons/fluent-emoji-flat/billed-cap';
import Coat from '~icons/fluent-emoji-flat/coat';
import Shoes from '~icons/fluent-emoji-flat/running-shoe';
import Socks from '~icons/fluent-emoji-flat/socks';
import Clothes from '~icons/fluent-emoji-flat/t-shirt';
import { shelf } from '../../picture-shelf/picture-shelf';
import type { CLOTHES } from '../shelf-ids';

export default shelf<(typeof CLOTHES)[number]>({
  clothes: Clothes,
  shoes: Shoes,
  coat: Coat,
  socks: Socks,
  cap: Cap,
  backpack: Backpack,
  laundry: Laundry,
});
