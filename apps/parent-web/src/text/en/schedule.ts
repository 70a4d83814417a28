import type { PartOfDay } from '@herohood/domain/days/parts';
import type { Weekday } from '@herohood/domain/days/schedule-bounds';
import { plural, selectOrdinal, t } from '@lingui/core/macro';

const WEEKDAYS: Record<Weekday, string> = {
  mon: t`Mon`,
  tue: t`Tue`,
  wed: t`Wed`,
  thu: t`Thu`,
  fri: t`Fri`,
  sat: t`Sat`,
  sun: t`Sun`,
};

/** When a habit is due: the fields of its form, the preview, and the words of lists. */
export const scheduleText = {
  section: t`When is it due?`,
  kinds: {
    daily: t`Every day`,
    days: t`Some weekdays`,
    interval: t`Every few days`,
    quota: t`Times a week`,
    once: t`Once`,
  },
  hints: {
    daily: t`A mission on every day.`,
    days: t`A mission on the days that you choose.`,
    interval: t`For plants, hair, a clean fish tank.`,
    quota: t`The hero picks the days. It counts by the week.`,
    once: t`On one day. It can still be done in the week after.`,
  },
  weekdays: WEEKDAYS,
  weekdayNames: {
    mon: t`Monday`,
    tue: t`Tuesday`,
    wed: t`Wednesday`,
    thu: t`Thursday`,
    fri: t`Friday`,
    sat: t`Saturday`,
    sun: t`Sunday`,
  } satisfies Record<Weekday, string>,
  days: t`Weekdays`,
  every: t`Every how many days?`,
  everyDone: t`Days after the last time`,
  counted: t`Counted from`,
  countedFrom: { start: t`A fixed day`, completion: t`The last time it was done` },
  start: t`First day`,
  quotaTimes: t`Times in a week`,
  date: t`Day`,
  noDate: t`Please choose a day.`,
  datePast: t`This day is over.`,
  part: t`Part of the day`,
  parts: {
    any: t`Any time`,
    morning: t`Morning`,
    afternoon: t`Afternoon`,
    evening: t`Evening`,
  } satisfies Record<PartOfDay, string>,
  partHint: t`Missions stand in the order of the day. Late ones count, too.`,
  timesPerDay: t`Times a day`,
  timesHint: t`Each time pays alone.`,
  schoolDays: t`School days only`,
  schoolDaysHint: t`Not at weekends, on holidays and on days without school.`,
  extras: t`Extras allowed`,
  extrasHint: t`On other days it can be done and pays, once a day. Nobody expects it.`,
  preview: {
    title: t`The next 14 days`,
    never: t`It is not due in the next 14 days.`,
    count: (days: number) => t`Due on ${plural(days, { one: '# day', other: '# days' })} of the next 14.`,
    quota: (n: number) =>
      plural(n, {
        one: 'Any of these days, once in each week.',
        2: 'Any of these days, twice in each week.',
        other: 'Any of these days, # times in each week.',
      }),
    ifDone: t`If it is done on each day that it is due.`,
    daysOff: t`On days off it is not expected.`,
    states: { due: t`due`, optional: t`if they like`, off: t`not due`, choice: t`can be chosen` },
    day: (day: string, state: string, slots: number) =>
      slots > 1
        ? t`${day}: ${state}, ${plural(slots, { one: 'once', 2: 'twice', other: '# times' })}`
        : t`${day}: ${state}`,
  },
  words: {
    daily: t`Every day`,
    dayRange: (first: string, last: string) => t`${first} to ${last}`,
    interval: (n: number) =>
      selectOrdinal(n, {
        one: 'Every #st day',
        two: 'Every #nd day',
        few: 'Every #rd day',
        other: 'Every #th day',
      }),
    sinceDone: (n: number) => t`${plural(n, { one: '# day', other: '# days' })} after the last time`,
    quota: (n: number) => plural(n, { one: 'Once a week', 2: 'Twice a week', other: '# times a week' }),
    once: (day: string) => t`Once, on ${day}`,
    timesPerDay: (n: number) => plural(n, { one: 'once a day', 2: 'twice a day', other: '# times a day' }),
    parts: { morning: t`mornings`, afternoon: t`afternoons`, evening: t`evenings` },
    schoolDays: t`school days`,
  },
  own: {
    open: t`Days and approval`,
    title: (habit: string, hero: string) => t`${habit} for ${hero}`,
    family: t`As the family's habit`,
    own: t`On days of their own`,
    whose: t`Which schedule?`,
    asFamily: (words: string) => t`As the family's habit: ${words}.`,
    saved: {
      title: t`Saved`,
      own: (habit: string, hero: string, words: string) => t`${habit} for ${hero}: ${words}.`,
    },
    failed: t`Could not save this`,
    unsaved: (hero: string) => t`What is different for ${hero} is not saved yet.`,
    note: (hero: string) =>
      t`${hero} only. A change counts from today on; days that are past stay as they were.`,
  },
  changeNote: t`A change counts from today on. Days that are past stay as they were.`,
} as const;
