import Television from '~icons/fluent-emoji-flat/television';
import { ReadAloudButton } from '../../layout/read-aloud-button';
import { trpc } from '../../lib/api';
import { useControls } from '../../lib/use-controls';
import { screenTimeText } from '../../text/en/controls';
import styles from './screen-time-card.module.css';

const words = screenTimeText;
const MINUTES_PER_HOUR = 60;

/** A duration as one says it; whole minutes. */
function sayMinutes(minutes: number): string {
  const hours = Math.floor(minutes / MINUTES_PER_HOUR);
  const rest = minutes % MINUTES_PER_HOUR;
  if (hours === 0) return words.minutes(rest);
  return rest === 0 ? words.hours(hours) : `${words.hours(hours)} ${words.minutes(rest)}`;
}

type Props = { heroId: string; place: 'games' | 'progress' };

/**
 * How much screen time the hero has today, and how it grows (rules: controls): beside the clock of the games, and with the
 * progress where there are no games to play. Absent until the server has said it.
 */
export default function ScreenTimeCard({ heroId, place }: Props) {
  const { controls, screenTime, isEnabled } = useControls(heroId);
  const access = trpc.subscription.checkFeatureAccess.useQuery({ feature: 'mini_games' });
  if (!controls || !screenTime || !access.data) return null;
  if (place !== (access.data.hasAccess && isEnabled('games') ? 'games' : 'progress')) return null;
  const { bonusTimePerHabit, weekendBonus } = controls;
  const hasBonus = bonusTimePerHabit > 0 && isEnabled('missions');
  const time = sayMinutes(screenTime.allowanceMinutes);
  const bonus = words.bonus(sayMinutes(bonusTimePerHabit));
  const weekend = weekendBonus > 0 ? words.weekend(sayMinutes(weekendBonus)) : null;
  const spoken = [words.title, time, hasBonus && bonus, weekend, place === 'games' && words.withGames]
    .filter(Boolean)
    .join('. ');
  return (
    <section className={styles.card} aria-label={words.title}>
      <div className={styles.picture} aria-hidden>
        <Television width={58} height={58} />
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>{words.title}</h3>
        <p className={styles.time}>{time}</p>
        {hasBonus && <p className={styles.bonus}>{bonus}</p>}
        {weekend && <p className={styles.bonus}>{weekend}</p>}
        {place === 'games' && <p className={styles.bonus}>{words.withGames}</p>}
      </div>
      <ReadAloudButton name={words.title} words={spoken} />
    </section>
  );
}
