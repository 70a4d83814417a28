import type { PartOfDay } from '@herohood/domain/days/parts';
import type { Weekday } from '@herohood/domain/days/schedule';
import { counted } from '@herohood/ui/text/counted';

const ORDINAL = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
/** '2nd'. */
const ordinal = (n: number) => `${n}${ENDINGS[ORDINAL.select(n)] ?? 'th'}`;

const WEEKDAYS: Record<Weekday, string> = {
  mon: 'Mon',
  tue: 'Tue',
  wed: 'Wed',
  thu: 'Thu',
  fri: 'Fri',
  sat: 'Sat',
  sun: 'Sun',
};

const times = (n: number) => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`);

/** When a habit is due: the fields of its form, the preview, and the words of lists. */
export const scheduleText = {
  section: 'When is it due?',
  kinds: {
    daily: 'Every day',
    days: 'Some weekdays',
    interval: 'Every few days',
    quota: 'Times a week',
    once: 'Once',
  },
  hints: {
    daily: 'A mission on every day.',
    days: 'A mission on the days that you choose.',
    interval: 'For plants, hair, a clean fish tank.',
    quota: 'The hero picks the days. It counts by the week.',
    once: 'On one day. It can still be done in the week after.',
  },
  weekdays: WEEKDAYS,
  weekdayNames: {
    mon: 'Monday',
    tue: 'Tuesday',
    wed: 'Wednesday',
    thu: 'Thursday',
    fri: 'Friday',
    sat: 'Saturday',
    sun: 'Sunday',
  } satisfies Record<Weekday, string>,
  days: 'Weekdays',
  every: 'Every how many days?',
  everyDone: 'Days after the last time',
  counted: 'Counted from',
  countedFrom: { start: 'A fixed day', completion: 'The last time it was done' },
  start: 'First day',
  quotaTimes: 'Times in a week',
  date: 'Day',
  noDate: 'Please choose a day.',
  datePast: 'This day is over.',
  part: 'Part of the day',
  parts: { any: 'Any time', morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' } satisfies Record<
    PartOfDay,
    string
  >,
  partHint: 'Missions stand in the order of the day. Late ones count, too.',
  timesPerDay: 'Times a day',
  timesHint: 'Each time pays alone.',
  schoolDays: 'School days only',
  schoolDaysHint: 'Not at weekends, on holidays and on days without school.',
  extras: 'Extras allowed',
  extrasHint: 'On other days it can be done and pays, once a day. Nobody expects it.',
  preview: {
    title: 'The next 14 days',
    never: 'It is not due in the next 14 days.',
    count: (days: number) => `Due on ${counted(days, 'day')} of the next 14.`,
    quota: (n: number) => `Any of these days, ${times(n)} in each week.`,
    ifDone: 'If it is done on each day that it is due.',
    daysOff: 'On days off it is not expected.',
    states: { due: 'due', optional: 'if they like', off: 'not due', choice: 'can be chosen' },
    day: (day: string, state: string, slots: number) =>
      `${day}: ${state}${slots > 1 ? `, ${times(slots)}` : ''}`,
  },
  words: {
    daily: 'Every day',
    dayRange: (first: string, last: string) => `${first} to ${last}`,
    interval: (n: number) => `Every ${ordinal(n)} day`,
    sinceDone: (n: number) => `${counted(n, 'day')} after the last time`,
    quota: (n: number) => (n === 1 ? 'Once a week' : n === 2 ? 'Twice a week' : `${n} times a week`),
    once: (day: string) => `Once, on ${day}`,
    timesPerDay: (n: number) => (n === 2 ? 'twice a day' : `${n} times a day`),
    parts: { morning: 'mornings', afternoon: 'afternoons', evening: 'evenings' },
    schoolDays: 'school days',
  },
  own: {
    open: 'Days and approval',
    title: (habit: string, hero: string) => `${habit} for ${hero}`,
    family: "As the family's habit",
    own: 'On days of their own',
    whose: 'Which schedule?',
    asFamily: (words: string) => `As the family's habit: ${words}.`,
    saved: {
      title: 'Saved',
      own: (habit: string, hero: string, words: string) => `${habit} for ${hero}: ${words}.`,
    },
    failed: 'Could not save this',
    unsaved: (hero: string) => `What is different for ${hero} is not saved yet.`,
    note: (hero: string) =>
      `${hero} only. A change counts from today on; days that are past stay as they were.`,
  },
  changeNote: 'A change counts from today on. Days that are past stay as they were.',
} as const;
