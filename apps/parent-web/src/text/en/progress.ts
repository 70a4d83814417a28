import { sayList, sayNumber } from '@herohood/browser/text/say';
import type { MarkKind } from '@herohood/domain/days/marks';
import type { CalendarKind } from '@herohood/domain/days/schema';
import { plural, t } from '@lingui/core/macro';
import { marksIn, markWords, restIn } from './marks';

/** Of a habit that is due so many times a week: the weeks in which it was. */
const weeksInARow = (weeks: number) => t`${plural(weeks, { one: '# week', other: '# weeks' })} in a row`;

/** Figures of one hero. */
export const progressText = {
  section: t`Progress`,
  completionRate: t`Completion Rate`,
  currentStreak: t`Current Streak`,
  badgesEarned: t`Badges Earned`,
  currentLevel: t`Current Level`,
  days: (count: number) => plural(count, { one: '# day', other: '# days' }),
  best: (count: number) => t`Best: ${count}`,
  ofMissions: (done: number, total: number) => t`${done} of ${total} missions in 7 days`,
  noMissions: t`Nothing due in 7 days`,
  /** Of nothing there is no rate. */
  noRate: '–',
  ofBadges: (total: number) => t`of ${total}`,
  xpLeft: (left: number) => t`${left} XP to the next`,
  week: t`The last 7 days`,
  weekly: t`Habits by the week`,
  weeksInARow,
  load: t`the progress`,
} as const;

/** Days on which a flame rested, in words. */
const RESTS: Partial<Record<CalendarKind, string>> = {
  repaired: t`repaired`,
  shielded: t`kept by a shield`,
};

interface Figures {
  due: number;
  done: number;
  waiting: number;
  xp: number;
}

const waiting = (count: number) => t`${count} waiting for you`;
/** '3 of 4 missions', with what waits; of no mission 'nothing due'. */
const doneOfDue = ({ due, done, waiting: open }: Figures) =>
  sayList([
    due > 0 ? t`${done} of ${plural(due, { one: '# mission', other: '# missions' })}` : t`nothing due`,
    ...(open > 0 ? [waiting(open)] : []),
  ]);
const sayXp = (xp: number) => t`${{ xp: sayNumber(xp) }} XP`;

/** The reports page. */
export const reportText = {
  title: t`Progress Reports`,
  back: t`Back to Today`,
  loading: t`Loading progress data...`,
  load: t`the report`,
  loadDays: t`the calendar`,
  range: (from: string, to: string) => t`${from} to ${to}`,
  cards: {
    totalXp: t`Total XP`,
    level: t`Current Level`,
    bestStreak: t`Best Streak`,
    activeHabits: t`Active Habits`,
    totalXpNote: t`since the beginning`,
    levelNote: (left: number) => t`${left} XP to the next`,
    bestStreakNote: (now: string) => t`${now} right now`,
    activeHabitsNote: t`right now`,
  },
  days: (count: number) => plural(count, { one: '# day', other: '# days' }),
  xp: sayXp,
  nothingDue: t`nothing due`,
  /** Of a day: its figures, and why it was off. */
  dayFigures: (day: Figures & { marks: readonly MarkKind[] }) =>
    sayList([doneOfDue(day), sayXp(day.xp), ...day.marks.map((kind) => markWords[kind])]),
  waiting,
  sum: (sum: Figures & { completionRate: number }) =>
    sum.due > 0
      ? t`${{ rate: sum.completionRate }}% · ${{ missions: doneOfDue(sum) }} · ${{ xp: sayNumber(sum.xp) }} XP`
      : t`${{ missions: doneOfDue(sum) }} · ${{ xp: sayNumber(sum.xp) }} XP`,
  before: (days: number, { due, done, completionRate }: Figures & { completionRate: number }) => {
    const range = plural(days, { one: 'The day before', other: 'The # days before' });
    return due > 0
      ? t`${range}: ${completionRate}% · ${done} of ${plural(due, { one: '# mission', other: '# missions' })}`
      : t`${range}: nothing due`;
  },
  window: {
    label: t`Which days`,
    views: [
      { value: 'week', label: t`Week` },
      { value: 'month', label: t`Month` },
    ],
    earlier: { week: t`The week before`, month: t`The month before` },
    later: { week: t`The week after`, month: t`The month after` },
  },
  weekly: {
    title: t`Weekly XP Progress`,
    hint: t`A bar is full when everything due was done. For today, only what is done counts.`,
    bar: (day: string, { marks, ...figures }: Figures & { marks: readonly MarkKind[] }) =>
      sayList([
        t`${day}: ${{ xp: figures.xp }} XP`,
        doneOfDue(figures),
        ...marks.map((kind) => markWords[kind]),
      ]),
    ofDue: (done: number, due: number) => t`${done} of ${due}`,
    nothing: (open: number, marks: readonly MarkKind[]) =>
      open > 0 ? t`${open} waiting` : marksIn(marks) || t`nothing due`,
  },
  monthly: {
    title: t`Monthly XP Progress`,
    hint: t`How much of what was due was done, day by day. For today, only what is done counts.`,
    done: t`Done`,
    waiting: t`Waiting for you`,
    missed: t`Missed`,
  },
  heroes: {
    title: t`All heroes`,
    hint: t`The same days, side by side.`,
    done: (done: number, due: number, rate: number) =>
      t`${rate}% · ${done} of ${plural(due, { one: '# mission', other: '# missions' })}`,
  },
  slipped: {
    title: t`What slipped`,
    hint: t`Missions that were due but not done, and what may help.`,
    none: t`Nothing slipped. Everything due was done or is waiting for you.`,
    nothingDue: t`Nothing was due on these days.`,
    missed: (missed: number, due: number) => t`missed ${missed} of ${due}`,
    before: (done: number, due: number) => t`before: ${done} of ${due} done`,
    weekdays: [t`Mon`, t`Tue`, t`Wed`, t`Thu`, t`Fri`, t`Sat`, t`Sun`],
    tryWeekend: t`Only at the weekend: another time of day may suit those days better.`,
    trySmaller: t`A smaller step may help, or a reminder.`,
    tryOtherTime: t`Another time of day may suit it better.`,
  },
  habits: {
    title: t`Habit Performance`,
    hint: t`What was done, the day streak and the XP of every habit on these days.`,
    empty: t`No habit data yet`,
    emptyHint: t`Give this hero a habit; the first approved mission shows up here.`,
    assign: t`Choose habits`,
    ofDue: (done: number, due: number) => t`${done} of ${plural(due, { one: '# time', other: '# times' })}`,
    dayStreak: (count: number) => t`${count} day streak`,
    weeksInARow,
    rate: (name: string, { due, done, completionRate }: Figures & { completionRate: number }) =>
      due > 0
        ? t`${name}: ${completionRate}%, ${done} of ${plural(due, { one: '# time', other: '# times' })}`
        : t`${name}: nothing due`,
  },
  table: {
    show: t`Show as a table`,
    day: t`Day`,
    figures: [t`Due`, t`Done`, t`Waiting`, t`XP`],
    dayOff: t`Day off`,
  },
  calendar: {
    title: t`Streak Calendar`,
    hint: t`The last 12 weeks. Pick a day to see its missions; the arrow keys move from day to day.`,
    caption: (name: string) => t`Approved missions of ${name}, day by day`,
    weekOf: (day: string) => t`Week of ${day}`,
    count: (count: number) =>
      count === 0 ? t`no missions` : plural(count, { one: '# mission', other: '# missions' }),
    day: (day: string, missions: string) => t`${day}: ${missions}`,
    inStreak: t`current streak`,
    /** Why a day is no break of the streak; empty for all other days. */
    rest: (kind: CalendarKind | undefined): string[] => {
      const said = restIn(kind) || (kind && RESTS[kind]);
      return said ? [said] : [];
    },
    rested: t`The flame rested`,
    legend: [t`None`, '1', '2–3', t`4 or more`],
    legendTitle: t`Missions a day`,
    streak: t`Current streak`,
    gone: t`A deleted mission`,
    nothing: t`Nothing approved on this day.`,
    sum: (days: number, of: number) => t`${days} of ${of} days with a mission`,
  },
  actions: {
    print: t`Print`,
    csv: t`Download CSV`,
    csvDays: t`These days, day by day`,
    csvHabits: t`These days, habit by habit`,
    csvHeroes: t`These days, all heroes`,
    csvMissions: t`Every mission of 12 weeks`,
  },
  csv: {
    days: [t`Hero`, t`Date`, t`Weekday`, t`Due`, t`Done`, t`Waiting`, t`XP`, t`Day off`],
    habits: [
      t`Hero`,
      t`Habit`,
      t`From`,
      t`To`,
      t`Due`,
      t`Done`,
      t`Waiting`,
      t`XP`,
      t`Completion rate (%)`,
      t`Day streak`,
    ],
    heroes: [
      t`Hero`,
      t`From`,
      t`To`,
      t`Due`,
      t`Done`,
      t`Waiting`,
      t`XP`,
      t`Completion rate (%)`,
      t`Day streak`,
    ],
    missions: [t`Hero`, t`Date`, t`Weekday`, t`Mission`, t`Status`, t`XP`, t`Completed at`],
    files: { days: t`days`, habits: t`habits`, heroes: t`heroes`, missions: t`missions` },
  },
} as const;
