import { sayName } from '@herohood/browser/text/say-name';
import { useOnline } from '@herohood/browser/use-online';
import type { Child } from '@herohood/domain/children/schema';
import { percentOf } from '@herohood/domain/progress/weekly';
import { giftsUpTo } from '@herohood/domain/world/level-gifts';
import Chart from '~icons/fluent-emoji-flat/bar-chart';
import Gift from '~icons/fluent-emoji-flat/wrapped-gift';
import { useLook } from '../../device/look';
import { FailedCard } from '../../layout/failed-card';
import { ReadAloudButton } from '../../layout/read-aloud-button';
import section from '../../layout/section-head.module.css';
import { trpc } from '../../lib/api';
import { appText } from '../../text/en/app';
import { pointsText } from '../../text/en/points';
import { progressText as words } from '../../text/en/progress';
import { familyDayAt } from '../home/public';
import type { DayCount } from '../missions/public';
import { BadgeShelf } from './badge-shelf';
import { MonthCalendar } from './month-calendar';
import styles from './progress-tab.module.css';
import { RecordsCard } from './records-card';
import { HealthRing, StreakCard } from './today-cards';
import type { Streak } from './use-streak';
import { WeekStrip } from './week-strip';
import { WeeklyStreaks } from './weekly-streaks';

type Props = { hero: Child; streak: Streak | null; day?: DayCount | null };

/** How the hero is doing: the week in colours, today, streak, calendar, totals and badges. */
export default function ProgressTab({ hero, streak, day = null }: Props) {
  const heroId = hero.id;
  const weekly = trpc.progress.weekly.useQuery({ id: heroId });
  const badges = trpc.progress.badges.useQuery({ id: heroId });
  const isOnline = useOnline();
  const { hasRecords, isDetailed } = useLook();

  if (!weekly.data || !badges.data) {
    if (weekly.isFetching || badges.isFetching) return <ProgressSkeleton />;
    return (
      <FailedCard
        art={<Chart width={124} height={124} />}
        title={words.failed.title}
        body={isOnline ? words.failed.body : words.offline}
        onRetry={() => void Promise.all([weekly.refetch(), badges.refetch()])}
      />
    );
  }

  const { currentStreak, bestStreak } = badges.data;
  const earned = badges.data.badges.filter((badge) => badge.earned).length;
  // The last of the window is the family's own day, which this device's clock need not know (rules: family).
  const today = weekly.data.dailyBreakdown.at(-1);
  return (
    <section className={styles.tab} aria-label={words.title}>
      <div className={styles.head}>
        <h2 className={section.title}>{words.title}</h2>
        <ReadAloudButton
          name={words.title}
          words={
            currentStreak + weekly.data.completedHabits + earned > 0
              ? words.spoken(currentStreak, weekly.data.completedHabits, earned)
              : pointsText.first
          }
        />
      </div>
      <WeekStrip weekly={weekly.data} day={day} />
      <div className={isDetailed ? styles.pair : undefined}>
        {isDetailed && <HealthRing score={scoreOf(day) ?? weekly.data.healthScore} day={day} />}
        <StreakCard streak={streak ?? { days: currentStreak, risk: 'none' }} best={bestStreak} />
      </div>
      <WeeklyStreaks heroId={heroId} streaks={badges.data.weeklyStreaks} />
      {hasRecords && <RecordsCard hero={hero} weekly={weekly.data} badges={badges.data} />}
      {today && (
        <MonthCalendar
          heroId={heroId}
          level={hero.level}
          today={today.date}
          since={familyDayAt(Date.parse(hero.createdAt))}
        />
      )}
      <NextGift level={hero.level} />
      <BadgeShelf badges={badges.data.badges} />
    </section>
  );
}

/** Empty cards where week, score and calendar will be. */
function ProgressSkeleton() {
  return (
    <div className={styles.tab}>
      <p className={styles.loading} role="status">
        {appText.loading}
      </p>
      <div className={styles.week} aria-hidden />
      <div className={styles.pair} aria-hidden>
        <div className={styles.half} />
        <div className={styles.half} />
      </div>
      <div className={styles.month} aria-hidden />
    </div>
  );
}

/** What the next level gives; nothing where no level promises anything any more (rules: level gifts). */
function NextGift({ level }: { level: number }) {
  const next = giftsUpTo(level + 1).find((gift) => gift.level === level + 1);
  if (!next) return null;
  const name = sayName(next.name);
  return (
    <section className={styles.gift} aria-label={words.gift.label}>
      <Gift width={56} height={56} />
      <p className={styles.promise}>
        {words.gift.at(next.level)} <strong className={styles.name}>{name}</strong>
      </p>
      <ReadAloudButton name={words.gift.label} words={`${words.gift.at(next.level)} ${name}.`} />
    </section>
  );
}

/** Today's share of missions done or sent, as the home counts them; null while that is not known. */
function scoreOf(day: DayCount | null): number | null {
  return day && percentOf(day.done + day.sent, day.done + day.sent + day.open);
}
