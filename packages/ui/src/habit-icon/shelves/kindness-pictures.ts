import Baby from '~icons/fluent-emoji-flat/baby-bottle';
import Flowers from '~icons/fluent-emoji-flat/bouquet';
import Peace from '~icons/fluent-emoji-flat/dove';
import Thanks from '~icons/fluent-emoji-flat/folded-hands';
import Help from '~icons/fluent-emoji-flat/handshake';
import Family from '~icons/fluent-emoji-flat/house-with-garden';
import Hug from '~icons/fluent-emoji-flat/hugging-face';
import Letter from '~icons/fluent-emoji-flat/love-letter';
import Heart from '~icons/fluent-emoji-flat/red-heart';
import Smile from '~icons/fluent-emoji-flat/smiling-face-with-smiling-eyes';
import Call from '~icons/fluent-emoji-flat/telephone-receiver';
import Present from '~icons/fluent-emoji-flat/wrapped-gift';
import { shelf } from '../../picture-shelf/picture-shelf';
import type { KINDNESS } from '../shelf-ids';

export default shelf<(typeof KINDNESS)[number]>({
  heart: Heart,
  hug: Hug,
  thanks: Thanks,
  help: Help,
  present: Present,
  letter: Letter,
  baby: Baby,
  family: Family,
  smile: Smile,
  call: Call,
  peace: Peace,
  flowers: Flowers,
});
