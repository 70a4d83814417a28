import type { Child } from '@herohood/domain/children/schema';
import type { ChildReport } from '@herohood/domain/progress/schema';
import { dayColor } from '@herohood/domain/progress/weekly';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { Skeleton } from '@mantine/core';
import { reportText } from '../../text/en/progress';
import classes from './hero-comparison.module.css';

const text = reportText.heroes;

interface Props {
  heroes: readonly Child[];
  /** In the order of the heroes; undefined while on its way. */
  reports: readonly (ChildReport | undefined)[];
}

/** All heroes side by side, in the order in which the family made them: a comparison of plans kept, not a ranking. */
export function HeroComparison({ heroes, reports }: Props) {
  return (
    <ul className={classes.heroes}>
      {heroes.map((hero, index) => {
        const report = reports[index];
        return (
          <li key={hero.id}>
            <HeroArt avatarType={hero.avatarType} avatarUrl={hero.avatarUrl} size={40} crop="portrait" />
            <strong className={classes.name} title={hero.name}>
              <bdi>{hero.name}</bdi>
            </strong>
            {report ? (
              <Figures report={report} />
            ) : (
              <Skeleton height={40} radius="md" className={classes.figures} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Figures({ report }: { report: ChildReport }) {
  const { due, done, completionRate, xp, currentStreak } = report;
  return (
    <div className={classes.figures}>
      <div className={classes.rate} data-color={dayColor(done, due)} aria-hidden="true">
        <span style={{ width: `${completionRate}%` }} />
      </div>
      <p>
        <span>{due > 0 ? text.done(done, due, completionRate) : reportText.nothingDue}</span>
        <span>{reportText.xp(xp)}</span>
        <span>{reportText.habits.dayStreak(currentStreak)}</span>
      </p>
    </div>
  );
}
