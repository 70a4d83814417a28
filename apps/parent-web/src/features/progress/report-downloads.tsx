import type { Child } from '@herohood/domain/children/schema';
import type { ChildReport } from '@herohood/domain/progress/schema';
import { timeZoneOrUtc } from '@herohood/domain/time/family-day';
import { Menu } from '@mantine/core';
import { ActButton } from '../../layout/act-button';
import { useUser } from '../../lib/use-user';
import { reportText } from '../../text/en/progress';
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

interface ReportFile {
  label: string;
  name: string;
  /** Undefined while its figures are on their way. */
  content: (() => string) | undefined;
}

/** The figures of the screen to take along: on paper, or as files for a spreadsheet. */
export function ReportDownloads({ hero, heroes, report, reports }: Props) {
  const { calendar, nameOf } = useCalendar(hero.id, report);
  const timeZone = timeZoneOrUtc(useUser().user?.timeZone);
  const named = (name: string, what: string) => fileName(name, what, report?.to ?? '');
  const tries = calendar.data;
  const known = reports.filter((each) => each !== undefined);
  const all = known.length === heroes.length ? known : undefined;
  const files: (ReportFile | false)[] = [
    {
      label: text.csvDays,
      name: named(hero.name, csv.files.days),
      content: report && (() => daysCsv(hero.name, report)),
    },
    {
      label: text.csvHabits,
      name: named(hero.name, csv.files.habits),
      content: report && (() => habitsCsv(hero.name, report)),
    },
    heroes.length > 1 && {
      label: text.csvHeroes,
      name: named('', csv.files.heroes),
      content: all && (() => heroesCsv(heroes, all)),
    },
    {
      label: text.csvMissions,
      name: named(hero.name, csv.files.missions),
      content: tries && (() => missionsCsv(hero.name, { completions: tries, nameOf, timeZone })),
    },
  ];
  return (
    <>
      <Menu position="bottom-end" radius="md" shadow="md">
        <Menu.Target>
          <ActButton variant="default" icon="download">
            {text.csv}
          </ActButton>
        </Menu.Target>
        <Menu.Dropdown>
          {files
            .filter((file) => file !== false)
            .map(({ label, name, content }) => (
              <Menu.Item key={name} disabled={!content} onClick={() => content && saveCsv(name, content())}>
                {label}
              </Menu.Item>
            ))}
        </Menu.Dropdown>
      </Menu>
      <ActButton variant="default" icon="print" onClick={() => window.print()}>
        {text.print}
      </ActButton>
    </>
  );
}

/** Hands a text to the browser as a download; nothing leaves the device. */
function saveCsv(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
