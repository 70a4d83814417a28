import type { MarkKind } from '@herohood/domain/days/marks';
import type { CalendarKind } from '@herohood/domain/days/schema';
import { counted } from '@herohood/ui/text/counted';
import { marksIn, markWords } from './marks';

/** Of a habit that is due so many times a week: the weeks in which it was. */
const weeksInARow = (weeks: number) => `${counted(weeks, 'week')} in a row`;

/** Figures of one hero. */
export const progressText = {
  section: 'Progress',
  completionRate: 'Completion Rate',
  currentStreak: 'Current Streak',
  badgesEarned: 'Badges Earned',
  currentLevel: 'Current Level',
  days: (count: number) => counted(count, 'day'),
  best: (count: number) => `Best: ${count}`,
  ofMissions: (done: number, total: number) => `${done} of ${total} missions in 7 days`,
  noMissions: 'Nothing due in 7 days',
  /** Of nothing there is no rate. */
  noRate: '–',
  ofBadges: (total: number) => `of ${total}`,
  xpLeft: (left: number) => `${left} XP to the next`,
  week: 'The last 7 days',
  weekly: 'Habits by the week',
  weeksInARow,
  load: 'the progress',
} as const;

/** Days on which a flame rested, in words. */
const RESTS: Partial<Record<CalendarKind, string>> = {
  sick: markWords.sick.toLowerCase(),
  vacation: markWords.vacation.toLowerCase(),
  away: markWords.away.toLowerCase(),
  holiday: markWords.holiday.toLowerCase(),
  repaired: 'repaired',
  shielded: 'kept by a shield',
};

interface Figures {
  due: number;
  done: number;
  waiting: number;
  xp: number;
}

const NOTHING_DUE = 'nothing due';
const waiting = (count: number) => `${count} waiting for you`;
/** '3 of 4 missions', with what waits; of no mission 'nothing due'. */
const doneOfDue = ({ due, done, waiting: open }: Figures) =>
  [
    due > 0 ? `${done} of ${counted(due, 'mission')}` : NOTHING_DUE,
    ...(open > 0 ? [waiting(open)] : []),
  ].join(', ');

/** The reports page. */
export const reportText = {
  title: 'Progress Reports',
  back: 'Back to Today',
  loading: 'Loading progress data...',
  load: 'the report',
  loadDays: 'the calendar',
  range: (from: string, to: string) => `${from} to ${to}`,
  cards: {
    totalXp: 'Total XP',
    level: 'Current Level',
    bestStreak: 'Best Streak',
    activeHabits: 'Active Habits',
    totalXpNote: 'since the beginning',
    levelNote: (left: number) => `${left} XP to the next`,
    bestStreakNote: (now: string) => `${now} right now`,
    activeHabitsNote: 'right now',
  },
  days: (count: number) => counted(count, 'day'),
  xp: (xp: number) => `${xp.toLocaleString('en')} XP`,
  nothingDue: NOTHING_DUE,
  /** Of a day: its figures, and why it was off. */
  dayFigures: (day: Figures & { marks: readonly MarkKind[] }) =>
    [doneOfDue(day), `${day.xp.toLocaleString('en')} XP`, ...day.marks.map((kind) => markWords[kind])].join(
      ', ',
    ),
  waiting,
  sum: (sum: Figures & { completionRate: number }) =>
    sum.due > 0
      ? `${sum.completionRate}% · ${doneOfDue(sum)} · ${sum.xp.toLocaleString('en')} XP`
      : `${doneOfDue(sum)} · ${sum.xp.toLocaleString('en')} XP`,
  before: (days: number, { due, done, completionRate }: Figures & { completionRate: number }) => {
    const range = days === 1 ? 'The day before' : `The ${days} days before`;
    return due > 0
      ? `${range}: ${completionRate}% · ${done} of ${counted(due, 'mission')}`
      : `${range}: ${NOTHING_DUE}`;
  },
  window: {
    label: 'Which days',
    views: [
      { value: 'week', label: 'Week' },
      { value: 'month', label: 'Month' },
    ],
    earlier: { week: 'The week before', month: 'The month before' },
    later: { week: 'The week after', month: 'The month after' },
  },
  weekly: {
    title: 'Weekly XP Progress',
    hint: 'A bar is full when everything due was done. For today, only what is done counts.',
    bar: (day: string, { marks, ...figures }: Figures & { marks: readonly MarkKind[] }) =>
      [`${day}: ${figures.xp} XP`, doneOfDue(figures), ...marks.map((kind) => markWords[kind])].join(', '),
    ofDue: (done: number, due: number) => `${done} of ${due}`,
    nothing: (open: number, marks: readonly MarkKind[]) =>
      open > 0 ? `${open} waiting` : marksIn(marks) || NOTHING_DUE,
  },
  monthly: {
    title: 'Monthly XP Progress',
    hint: 'How much of what was due was done, day by day. For today, only what is done counts.',
    done: 'Done',
    waiting: 'Waiting for you',
    missed: 'Missed',
  },
  heroes: {
    title: 'All heroes',
    hint: 'The same days, side by side.',
    done: (done: number, due: number, rate: number) => `${rate}% · ${done} of ${counted(due, 'mission')}`,
  },
  slipped: {
    title: 'What slipped',
    hint: 'Missions that were due but not done, and what may help.',
    none: 'Nothing slipped. Everything due was done or is waiting for you.',
    nothingDue: 'Nothing was due on these days.',
    missed: (missed: number, due: number) => `missed ${missed} of ${due}`,
    before: (done: number, due: number) => `before: ${done} of ${due} done`,
    weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    tryWeekend: 'Only at the weekend: another time of day may suit those days better.',
    trySmaller: 'A smaller step may help, or a reminder.',
    tryOtherTime: 'Another time of day may suit it better.',
  },
  habits: {
    title: 'Habit Performance',
    hint: 'What was done, the day streak and the XP of every habit on these days.',
    empty: 'No habit data yet',
    emptyHint: 'Give this hero a habit; the first approved mission shows up here.',
    assign: 'Choose habits',
    ofDue: (done: number, due: number) => `${done} of ${counted(due, 'time')}`,
    dayStreak: (count: number) => `${count} day streak`,
    weeksInARow,
    rate: (name: string, { due, done, completionRate }: Figures & { completionRate: number }) =>
      due > 0 ? `${name}: ${completionRate}%, ${done} of ${counted(due, 'time')}` : `${name}: ${NOTHING_DUE}`,
  },
  table: {
    show: 'Show as a table',
    day: 'Day',
    figures: ['Due', 'Done', 'Waiting', 'XP'],
    dayOff: 'Day off',
  },
  calendar: {
    title: 'Streak Calendar',
    hint: 'The last 12 weeks. Pick a day to see its missions; the arrow keys move from day to day.',
    caption: (name: string) => `Approved missions of ${name}, day by day`,
    weekOf: (day: string) => `Week of ${day}`,
    count: (count: number) => (count === 0 ? 'no missions' : counted(count, 'mission')),
    day: (day: string, missions: string) => `${day}: ${missions}`,
    inStreak: 'current streak',
    /** Why a day is no break of the streak; empty for all other days. */
    rest: (kind: CalendarKind | undefined): string[] => (kind && RESTS[kind] ? [RESTS[kind]] : []),
    rested: 'The flame rested',
    legend: ['None', '1', '2–3', '4 or more'],
    legendTitle: 'Missions a day',
    streak: 'Current streak',
    gone: 'A deleted mission',
    nothing: 'Nothing approved on this day.',
    sum: (days: number, of: number) => `${days} of ${of} days with a mission`,
  },
  actions: {
    print: 'Print',
    csv: 'Download CSV',
    csvDays: 'These days, day by day',
    csvHabits: 'These days, habit by habit',
    csvHeroes: 'These days, all heroes',
    csvMissions: 'Every mission of 12 weeks',
  },
  csv: {
    days: ['Hero', 'Date', 'Weekday', 'Due', 'Done', 'Waiting', 'XP', 'Day off'],
    habits: [
      'Hero',
      'Habit',
      'From',
      'To',
      'Due',
      'Done',
      'Waiting',
      'XP',
      'Completion rate (%)',
      'Day streak',
    ],
    heroes: ['Hero', 'From', 'To', 'Due', 'Done', 'Waiting', 'XP', 'Completion rate (%)', 'Day streak'],
    missions: ['Hero', 'Date', 'Weekday', 'Mission', 'Status', 'XP', 'Completed at'],
    files: { days: 'days', habits: 'habits', heroes: 'heroes', missions: 'missions' },
  },
} as const;
