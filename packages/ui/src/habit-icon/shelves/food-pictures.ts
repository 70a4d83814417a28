import Breakfast from '~icons/fluent-emoji-flat/bowl-with-spoon';
import Bread from '~icons/fluent-emoji-flat/bread';
import Vegetables from '~icons/fluent-emoji-flat/carrot';
import Milk from '~icons/fluent-emoji-flat/glass-of-milk';
import Fruit from '~icons/fluent-emoji-flat/red-apple';
import Lunch from '~icons/fluent-emoji-flat/sandwich';
import { shelf } from '../../picture-shelf/picture-shelf';
import type { FOOD } from '../shelf-ids';

export default shelf<(typeof FOOD)[number]>({
  fruit: Fruit,
  vegetables: Vegetables,
  breakfast: Breakfast,
  milk: Milk,
  lunch: Lunch,
  bread: Bread,
});
