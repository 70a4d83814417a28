import type { Child } from '@herohood/domain/children/schema';
import type { ChildReport } from '@herohood/domain/progress/schema';
import { timeZoneOrUtc } from '@herohood/domain/time/family-day';
import { useUser } from '../../lib/use-user';
import { reportText } from '../../text/en/progress';
import { ReportActions } from './report-actions';
import { daysCsv, fileName, habitsCsv, heroesCsv, missionsCsv } from './report-files';
import { useCalendar } from './use-calendar';

const { actions: text, csv } = reportText;

interface Props {
  hero: Child;
  heroes: readonly Child[];
  /** What the screen shows; undefined while on its way. */
  report: ChildReport | undefined;
  reports: readonly (ChildReport | undefined)[];
}

/** The figures of the screen to take along. */
export function ReportDownloads({ hero, heroes, report, reports }: Props) {
  const { calendar, nameOf } = useCalendar(hero.id, report);
  const { files } = csv;
  const timeZone = timeZoneOrUtc(useUser().user?.timeZone);
  const named = (name: string, what: string) => fileName(name, what, report?.to ?? '');
  const tries = calendar.data;
  const known = reports.filter((each) => each !== undefined);
  const all = known.length === heroes.length ? known : undefined;
  return (
    <ReportActions
      files={[
        {
          label: text.csvDays,
          name: named(hero.name, files.days),
          content: report && (() => daysCsv(hero.name, report)),
        },
        {
          label: text.csvHabits,
          name: named(hero.name, files.habits),
          content: report && (() => habitsCsv(hero.name, report)),
        },
        ...(heroes.length > 1
          ? [
              {
                label: text.csvHeroes,
                name: named('', files.heroes),
                content: all && (() => heroesCsv(heroes, all)),
              },
            ]
          : []),
        {
          label: text.csvMissions,
          name: named(hero.name, files.missions),
          content: tries && (() => missionsCsv(hero.name, { completions: tries, nameOf, timeZone })),
        },
      ]}
    />
  );
}
