import type { Child } from '@herohood/domain/children/schema';
import type { WeeklyProgress } from '@herohood/domain/progress/schema';
import { percentOf } from '@herohood/domain/progress/weekly';
import Trophy from '~icons/fluent-emoji-flat/trophy';
import { ReadAloudButton } from '../../layout/read-aloud-button';
import { trpc } from '../../lib/api';
import { progressText } from '../../text/en/progress';
import styles from './records-card.module.css';

const words = progressText.records;

type Props = { hero: Child; weekly: WeeklyProgress; bestStreak: number };

/** The week in figures and the hero's own records, in life and in each game: nobody else's to compare with. */
export function RecordsCard({ hero, weekly, bestStreak }: Props) {
  const games = trpc.games.list.useQuery();
  const { completedHabits: done, totalHabits: all } = weekly;
  const own = (games.data ?? []).flatMap(({ name, bestScore }) =>
    bestScore === null ? [] : [{ name, value: words.score(bestScore) }],
  );
  const lines = [
    { name: words.week, value: all > 0 ? words.weekOf(done, all, percentOf(done, all)) : words.none },
    { name: words.streak, value: words.days(bestStreak) },
    { name: words.xp, value: words.xpOf(hero.totalXp) },
    ...own,
  ];
  return (
    <section className={styles.card} aria-label={words.title}>
      <div className={styles.head}>
        <Trophy width={40} height={40} />
        <h3 className={styles.title}>{words.title}</h3>
        <ReadAloudButton
          name={words.title}
          words={lines.map(({ name, value }) => `${name}: ${value}.`).join(' ')}
        />
      </div>
      <dl className={styles.lines}>
        {lines.map(({ name, value }) => (
          <div key={name} className={styles.line}>
            <dt>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
