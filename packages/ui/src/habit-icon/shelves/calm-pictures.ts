import Coins from '~icons/fluent-emoji-flat/coin';
import Moon from '~icons/fluent-emoji-flat/crescent-moon';
import Star from '~icons/fluent-emoji-flat/glowing-star';
import Mindfulness from '~icons/fluent-emoji-flat/lotus';
import NoPhone from '~icons/fluent-emoji-flat/mobile-phone-off';
import Television from '~icons/fluent-emoji-flat/television';
import Timer from '~icons/fluent-emoji-flat/timer-clock';
import Breathe from '~icons/fluent-emoji-flat/wind-face';
import { shelf } from '../../picture-shelf/picture-shelf';
import type { CALM } from '../shelf-ids';

export default shelf<(typeof CALM)[number]>({
  mindfulness: Mindfulness,
  breathe: Breathe,
  moon: Moon,
  star: Star,
  timer: Timer,
  'no-phone': NoPhone,
  television: Television,
  coins: Coins,
});
