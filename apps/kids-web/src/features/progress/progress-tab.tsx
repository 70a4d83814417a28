import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { StateCard } from '@herohood/ui/state-card/state-card';
import Chart from '~icons/fluent-emoji-flat/bar-chart';
import { trpc } from '../../lib/api';
import { text } from '../../text/en';
import { BadgeShelf } from './badge-shelf';
import { HealthRing } from './health-ring';
import styles from './progress-tab.module.css';
import { StreakCard } from './streak-card';
import { WeekStrip } from './week-strip';

const words = text.progress;

/** How the hero is doing: the week in colours, today's health score, streak and badges. */
export default function ProgressTab({ heroId }: { heroId: string }) {
  const weekly = trpc.progress.weekly.useQuery({ id: heroId });
  const badges = trpc.progress.badges.useQuery({ id: heroId });

  if (!weekly.data || !badges.data) {
    if (weekly.isFetching || badges.isFetching) {
      return (
        <p className={styles.loading} role="status">
          {text.app.loading}
        </p>
      );
    }
    return (
      <StateCard
        role="alert"
        accent="coral"
        art={<Chart width={124} height={124} />}
        title={words.failed.title}
        body={words.failed.body}
        action={
          <ChunkyButton accent="coral" onClick={() => void Promise.all([weekly.refetch(), badges.refetch()])}>
            {text.app.retry}
          </ChunkyButton>
        }
      />
    );
  }

  const { currentStreak, bestStreak } = badges.data;
  return (
    <section className={styles.tab} aria-label={words.title}>
      <h2 className={styles.title}>{words.title}</h2>
      <WeekStrip weekly={weekly.data} />
      <div className={styles.pair}>
        <HealthRing score={weekly.data.healthScore} />
        <StreakCard current={currentStreak} best={bestStreak} />
      </div>
      <BadgeShelf badges={badges.data.badges} />
    </section>
  );
}
