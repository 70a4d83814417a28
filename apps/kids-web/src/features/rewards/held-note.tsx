import type { Reward } from '@herohood/domain/rewards/schema';
import Clock from '~icons/fluent-emoji-flat/alarm-clock';
import Basket from '~icons/fluent-emoji-flat/basket';
import Calendar from '~icons/fluent-emoji-flat/calendar';
import Star from '~icons/fluent-emoji-flat/glowing-star';
import styles from './held-note.module.css';

type Props = {
  code: Reward['available']['code'];
  /** Why not now, and when again. */
  words: string;
};

const pictureOf = (code: Props['code']) => {
  if (code === 'OUT_OF_STOCK') return Basket;
  if (code === 'LEVEL_TOO_LOW') return Star;
  return code === 'REWARD_CLOSED' ? Clock : Calendar;
};

/** In the place of the button that claims: a reward that its limits hold back for a while. */
export function HeldNote({ code, words }: Props) {
  const Picture = pictureOf(code);
  return (
    <p className={styles.held}>
      <Picture width={34} height={34} className={styles.picture} />
      {words}
    </p>
  );
}
