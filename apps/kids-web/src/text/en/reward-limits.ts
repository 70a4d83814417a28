import { counted } from '@herohood/ui/text/counted';

const inUtc = { timeZone: 'UTC' } as const;
const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', ...inUtc });
const date = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', ...inUtc });
const time = new Intl.DateTimeFormat('en', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  ...inUtc,
});
const list = new Intl.ListFormat('en');

const WEEKDAYS = {
  ...{ mon: 'Monday', tue: 'Tuesday', wed: 'Wednesday', thu: 'Thursday' },
  ...{ fri: 'Friday', sat: 'Saturday', sun: 'Sunday' },
};

/** How often and when a reward can be had. Moments have in their UTC fields what the family's clocks show. */
export const limitsText = {
  none: 'None left',
  level: (level: number) => `From level ${level}`,
  grow: 'For a higher level',
  later: 'Enough for now',
  again: (when: string) => `Again ${when}`,
  open: (when: string) => `Open ${when}`,
  at: (clock: string) => `at ${clock}`,
  from: (clock: string) => `from ${clock}`,
  laterToday: 'later today',
  tomorrow: 'tomorrow',
  day: (moment: Date, isNear: boolean) => `on ${isNear ? weekday.format(moment) : date.format(moment)}`,
  time: (moment: Date) => time.format(moment),
  times: (n: number, of: 'day' | 'week' | 'month') =>
    `${n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`} a ${of}`,
  pause: (hours: number, hoursOfADay: number) =>
    hours % hoursOfADay === 0
      ? `once in ${counted(hours / hoursOfADay, 'day')}`
      : `once in ${counted(hours, 'hour')}`,
  weekdays: (days: readonly (keyof typeof WEEKDAYS)[]) =>
    `on ${list.format(days.map((day) => WEEKDAYS[day]))}`,
  hours: (from: string, until: string) => `${from} to ${until}`,
  left: (n: number) => `${n} left`,
  list: (parts: readonly string[]) => list.format(parts),
  /** A claim that the limits refused. */
  refused: 'Not just now',
} as const;
