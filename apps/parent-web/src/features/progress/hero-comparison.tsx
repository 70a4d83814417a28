import type { Child } from '@herohood/domain/children/schema';
import type { ChildReport } from '@herohood/domain/progress/schema';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { Skeleton, Stack, Text } from '@mantine/core';
import people from '../../layout/people-row.module.css';
import { reportText } from '../../text/en/progress';
import classes from './report.module.css';
import { Rate } from './tile';

const text = reportText.heroes;

interface Props {
  heroes: readonly Child[];
  /** In the order of the heroes; undefined while on its way. */
  reports: readonly (ChildReport | undefined)[];
}

/** All heroes side by side, in the order in which the family made them: a comparison of plans kept, not a ranking. */
export function HeroComparison({ heroes, reports }: Props) {
  return (
    <Stack component="ul" gap="0.75rem">
      {heroes.map((hero, index) => {
        const report = reports[index];
        return (
          <li key={hero.id} className={classes.hero}>
            <span className={people.face}>
              <HeroArt {...hero} size={40} crop="portrait" />
            </span>
            <Text component="strong" fw={700} truncate title={hero.name}>
              <bdi>{hero.name}</bdi>
            </Text>
            {report ? <Figures report={report} /> : <Skeleton height={40} radius="md" />}
          </li>
        );
      })}
    </Stack>
  );
}

function Figures({ report }: { report: ChildReport }) {
  const { due, done, completionRate, xp, currentStreak } = report;
  return (
    <div>
      <Rate of={report}>
        <span>{due > 0 ? text.done(done, due, completionRate) : reportText.nothingDue}</span>
        <span>{reportText.xp(xp)}</span>
        <span>{reportText.habits.dayStreak(currentStreak)}</span>
      </Rate>
    </div>
  );
}
