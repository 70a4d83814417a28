import { sayList } from '@herohood/browser/text/say';
import type { Child } from '@herohood/domain/children/schema';
import type { Badges, WeeklyProgress } from '@herohood/domain/progress/schema';
import { percentOf } from '@herohood/domain/progress/weekly';
import Trophy from '~icons/fluent-emoji-flat/trophy';
import { TitledCard } from '../../layout/titled-card';
import { trpc } from '../../lib/api';
import { progressText } from '../../text/en/progress';
import styles from './records-card.module.css';

const words = progressText.records;

type Props = { hero: Child; weekly: WeeklyProgress; badges: Pick<Badges, 'bestStreak' | 'records'> };

/** The week in figures and the hero's own records, in life and in each game: nobody else's to compare with. */
export function RecordsCard({ hero, weekly, badges: { bestStreak, records } }: Props) {
  const games = trpc.games.list.useQuery();
  const { completedHabits: done, totalHabits: all } = weekly;
  const own = (games.data ?? []).flatMap(({ name, bestScore }) =>
    bestScore === null ? [] : [{ name, value: words.score(bestScore) }],
  );
  const lines = [
    { name: words.week, value: all > 0 ? words.weekOf(done, all, percentOf(done, all)) : words.none },
    { name: words.streak, value: words.days(bestStreak) },
    ...mostOf(records),
    { name: words.xp, value: words.xpOf(hero.totalXp) },
    ...own,
  ];
  return (
    <TitledCard
      title={words.title}
      picture={<Trophy width={40} height={40} />}
      spoken={lines.map(({ name, value }) => `${name}: ${value}.`).join(' ')}
    >
      <dl>
        {lines.map(({ name, value }) => (
          <div key={name} className={styles.line}>
            <dt>
              <bdi>{name}</bdi>
            </dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </TitledCard>
  );
}

/** What the hero did most, once there is anything. */
function mostOf(records: Badges['records']): { name: string; value: string }[] {
  const { missionsInDay: inDay = 0, missionsInWeek: inWeek = 0, mostDone = null } = records ?? {};
  if (inDay === 0) return [];
  const most = [
    { name: words.inDay, value: words.missions(inDay) },
    { name: words.inWeek, value: words.missions(inWeek) },
  ];
  if (!mostDone) return most;
  const { name, times, minutes } = mostDone;
  const spent =
    minutes === null ? [] : [minutes < 60 ? words.minutes(minutes) : words.hours(Math.floor(minutes / 60))];
  return [...most, { name, value: sayList([words.times(times), ...spent]) }];
}
