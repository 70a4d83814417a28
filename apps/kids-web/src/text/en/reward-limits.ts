import { sayAll, sayDate } from '@herohood/browser/text/say';
import { plural, t } from '@lingui/core/macro';

const inUtc = { timeZone: 'UTC' } as const;

const WEEKDAYS = {
  mon: t`Monday`,
  tue: t`Tuesday`,
  wed: t`Wednesday`,
  thu: t`Thursday`,
  fri: t`Friday`,
  sat: t`Saturday`,
  sun: t`Sunday`,
};

const TIMES = {
  day: (n: number) => plural(n, { one: 'once a day', 2: 'twice a day', other: '# times a day' }),
  week: (n: number) => plural(n, { one: 'once a week', 2: 'twice a week', other: '# times a week' }),
  month: (n: number) => plural(n, { one: 'once a month', 2: 'twice a month', other: '# times a month' }),
};

/** How often and when a reward can be had. Moments have in their UTC fields what the family's clocks show. */
export const limitsText = {
  none: t`None left`,
  level: (level: number) => t`From level ${level}`,
  grow: t`For a higher level`,
  later: t`Enough for now`,
  again: (when: string) => t`Again ${when}`,
  open: (when: string) => t`Open ${when}`,
  at: (clock: string) => t`at ${clock}`,
  from: (clock: string) => t`from ${clock}`,
  laterToday: t`later today`,
  tomorrow: t`tomorrow`,
  day: (moment: Date, isNear: boolean) =>
    isNear
      ? t`on ${{ weekday: sayDate(moment, { weekday: 'long', ...inUtc }) }}`
      : t`on ${{ date: sayDate(moment, { day: 'numeric', month: 'long', ...inUtc }) }}`,
  time: (moment: Date) => sayDate(moment, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', ...inUtc }),
  times: (n: number, of: keyof typeof TIMES) => TIMES[of](n),
  pause: (hours: number, hoursOfADay: number) =>
    hours % hoursOfADay === 0
      ? plural({ days: hours / hoursOfADay }, { one: 'once in # day', other: 'once in # days' })
      : plural(hours, { one: 'once in # hour', other: 'once in # hours' }),
  weekdays: (days: readonly (keyof typeof WEEKDAYS)[]) =>
    t`on ${{ weekdays: sayAll(days.map((day) => WEEKDAYS[day])) }}`,
  hours: (from: string, until: string) => t`${from} to ${until}`,
  left: (n: number) => t`${n} left`,
  list: sayAll,
  /** A claim that the limits refused. */
  refused: t`Not just now`,
} as const;
