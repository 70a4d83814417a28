import { hasWeekendBonus } from '@herohood/domain/controls/screen-time';
import Television from '~icons/fluent-emoji-flat/television';
import { useLook } from '../../device/look';
import { ReadAloudButton } from '../../layout/read-aloud-button';
import { Sum } from '../../layout/sum';
import { trpc } from '../../lib/api';
import { screenTimeText } from '../../text/en/controls';
import { useHome } from '../home/public';
import { useScreenClock } from './screen-clock';
import styles from './screen-time-card.module.css';
import { useControls } from './use-controls';

const words = screenTimeText;
const MINUTES_PER_HOUR = 60;

/** A duration as one says it; whole minutes. */
function sayMinutes(minutes: number): string {
  const hours = Math.floor(minutes / MINUTES_PER_HOUR);
  const rest = minutes % MINUTES_PER_HOUR;
  if (hours === 0) return words.minutes(rest);
  return rest === 0 ? words.hours(hours) : `${words.hours(hours)} ${words.minutes(rest)}`;
}

/** Minutes that are begun count whole. */
const minutesOf = (seconds: number) => Math.ceil(seconds / 60);

type Props = {
  heroId: string;
  /** Whether there are games to play. */
  hasGames: boolean;
};

/**
 * The hero's one clock: what is left of today's screen time, of it for games, and what it is made of (rules: controls). The
 * same with the games and with the progress. Absent until the server has said it.
 */
export default function ScreenTimeCard({ heroId, hasGames }: Props) {
  const { hasClock } = useLook();
  const { controls, isEnabled } = useControls();
  const home = useHome();
  const { data: screenTime } = trpc.controls.screenTime.useQuery({ id: heroId });
  const clock = useScreenClock(screenTime);
  if (!controls || !screenTime || !clock) return null;
  const { dailyScreenTime, bonusTimePerHabit, weekendBonus } = controls;
  const left = minutesOf(clock.secondsLeft);
  const played = screenTime.allowanceMinutes - left;
  const approved = home?.board.missions.filter(({ status }) => status === 'approved').length ?? 0;
  const isWeekend = hasWeekendBonus(controls, screenTime.allowanceMinutes, approved);
  const time = sayMinutes(left);
  const facts = [
    hasGames && isEnabled('games') && words.forGames(minutesOf(clock.gameSecondsLeft)),
    played > 0 && words.played(sayMinutes(played)),
    dailyScreenTime === 0 && words.noDaily,
    bonusTimePerHabit > 0 && isEnabled('missions') && words.bonus(sayMinutes(bonusTimePerHabit)),
    weekendBonus > 0 && (isWeekend ? words.weekendNow : words.weekend)(sayMinutes(weekendBonus)),
  ].filter((fact) => fact !== false);
  return (
    <section className={styles.card} aria-label={words.title}>
      <div className={styles.picture} aria-hidden>
        <Television width={46} height={46} />
      </div>
      <div>
        <h3 className={styles.title}>{words.title}</h3>
        <p className={styles.time} role="timer">
          <Sum value={left} picture={Television} size={32} label={time}>
            {time}
          </Sum>
        </p>
      </div>
      <ReadAloudButton name={words.title} words={[words.title, time, ...facts].join('. ')} />
      {hasClock && (
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
