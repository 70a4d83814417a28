import { i18n } from '@herohood/browser/text/i18n';
import { weekdayHead } from '@herohood/browser/text/weekday-head';
import { WEEKDAYS, type Weekday } from '@herohood/domain/days/schedule-bounds';
import { formatLocaleOf } from '@herohood/domain/languages/locale';
import { addDays, type FamilyClock, familyDay } from '@herohood/domain/time/family-day';
import { appText } from '../text/en/app';

/** English without a country would have its months before its days, and clocks of twelve hours. */
const language = () => formatLocaleOf(i18n.locale === 'en' ? 'en-GB' : i18n.locale);

/** A family day (YYYY-MM-DD) is no instant: it is read in UTC so that no zone can shift it. */
const atNoon = (day: string) => new Date(`${day}T12:00:00Z`);

const sayDay = (options: Intl.DateTimeFormatOptions) => (day: string) =>
  atNoon(day).toLocaleDateString(language(), { ...options, timeZone: 'UTC' });

/** 'Mon'. */
export const weekdayOf = sayDay({ weekday: 'short' });

/** 'Mon', or the letter alone: as it stands where there are seven side by side. */
export const headOf = (day: string): string => weekdayHead(atNoon(day));

/** 'Nov'. */
export const monthOf = sayDay({ month: 'short' });

/** 'November 2026'. */
export const monthName = sayDay({ month: 'long', year: 'numeric' });

/** 'Mon 17 Nov'. */
export const shortDay = sayDay({ weekday: 'short', day: 'numeric', month: 'short' });

/** '17 Nov 2026'. */
export const longDay = sayDay({ day: 'numeric', month: 'short', year: 'numeric' });

/** 'Today', 'Yesterday' or 'Mon 17 Nov', seen from the family's `today`. */
export function dayLabel(day: string, today: string): string {
  if (day === today) return appText.today;
  if (day === addDays(today, -1)) return appText.yesterday;
  return shortDay(day);
}

/** An instant as '17 Nov, 18:05' on the family's clock. */
export function momentLabel(instant: string, timeZone: string): string {
  return new Date(instant).toLocaleString(language(), {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  });
}

/** An instant as '18:05' on the family's clock. */
export function timeLabel(instant: string, timeZone: string): string {
  return new Date(instant).toLocaleTimeString(language(), { hour: '2-digit', minute: '2-digit', timeZone });
}

/** An instant as '17 November 2026' on the family's clock. */
export function dateLabel(instant: string, timeZone: string): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone } as const;
  return new Date(instant).toLocaleDateString(language(), options);
}

/** An instant as '18:05' when it lies in the family's today, else as `sinceLabel` has it. */
export function shortSinceLabel(instant: string, clock: FamilyClock, now: Date): string {
  const isToday = familyDay(new Date(instant), clock) === familyDay(now, clock);
  return isToday ? timeLabel(instant, clock.timeZone) : sinceLabel(instant, clock, now);
}

/** As `sinceLabel`, within a sentence: 'today, 18:05', 'yesterday, 18:05'. */
export function sinceWithin(instant: string, clock: FamilyClock, now: Date): string {
  const [day, today] = [familyDay(new Date(instant), clock), familyDay(now, clock)];
  const { within } = appText;
  const time = timeLabel(instant, clock.timeZone);
  if (day === today) return within.today(time);
  return day === addDays(today, -1) ? within.yesterday(time) : sinceLabel(instant, clock, now);
}

/** An instant as 'Today, 18:05', 'Yesterday, 18:05' or 'Mon 17 Nov, 18:05', seen from `now` in the family. */
export function sinceLabel(instant: string, clock: FamilyClock, now: Date): string {
  const day = dayLabel(familyDay(new Date(instant), clock), familyDay(now, clock));
  return `${day}, ${timeLabel(instant, clock.timeZone)}`;
}

const A_MONDAY = '1970-01-05';

/** 'Mon', or the letter alone: as it stands where there are seven side by side. */
export const headOfWeekday = (day: Weekday): string => headOf(addDays(A_MONDAY, WEEKDAYS.indexOf(day)));
