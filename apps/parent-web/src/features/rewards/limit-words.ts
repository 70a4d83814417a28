import { sayFromStart, sayList } from '@herohood/browser/text/say';
import type { WeekStart } from '@herohood/domain/days/facts';
import type { Weekday } from '@herohood/domain/days/schedule-bounds';
import { weekdaysFrom } from '@herohood/domain/days/week';
import type { RewardLimits } from '@herohood/domain/rewards/limits';

import { limitsText } from '../../text/en/limits';
import { scheduleText } from '../../text/en/schedule';

const text = limitsText.words;
const DAY_HOURS = 24;
const MIDNIGHT = '00:00';

/** '2 days', '36 hours'. */
export const hoursWords = (hours: number): string =>
  hours % DAY_HOURS === 0 ? text.days(hours / DAY_HOURS) : text.hours(hours);

/** 'Fri–Sun' for days in a row, also across the border of a week; else 'Mon, Wed'. */
function daysWords(days: readonly Weekday[], weekStart: WeekStart): string {
  const week = weekdaysFrom(weekStart);
  const isOn = (at: number) => days.includes(week[(at + week.length) % week.length]!);
  const starts = week.flatMap((_, at) => (isOn(at) && !isOn(at - 1) ? [at] : []));
  const [start] = starts;
  const names = scheduleText.weekdays;
  if (starts.length === 1 && start !== undefined && days.length > 2) {
    return text.range(names[week[start]!], names[week[(start + days.length - 1) % week.length]!]);
  }
  return sayList(week.filter((day) => days.includes(day)).map((day) => names[day]));
}

function clockWords({ from, until }: RewardLimits): string {
  if (!from || !until) return '';
  if (until === MIDNIGHT) return text.after(from);
  return from === MIDNIGHT ? text.before(until) : text.between(from, until);
}

/** All limits in one sentence: 'At most 2 a week, Fri–Sun after 15:00, from level 3'; null without any. */
export function limitsSentence(limits: RewardLimits, weekStart: WeekStart): string | null {
  const { perDay, perWeek, perMonth, stock, cooldownHours, weekdays, minLevel } = limits;
  const counts = [
    ...(perDay === undefined ? [] : [text.perDay(perDay)]),
    ...(perWeek === undefined ? [] : [text.perWeek(perWeek)]),
    ...(perMonth === undefined ? [] : [text.perMonth(perMonth)]),
    ...(stock ? [text.stock(stock)] : []),
  ];
  const hours = clockWords(limits);
  const when = weekdays ? text.on(daysWords(weekdays, weekStart), hours) : hours;
  const parts = [
    ...(counts.length > 0 ? [text.atMost(counts)] : []),
    ...(stock === 0 ? [text.noStock] : []),
    ...(when ? [when] : []),
    ...(cooldownHours === undefined ? [] : [text.apart(hoursWords(cooldownHours))]),
    ...(minLevel === undefined ? [] : [text.level(minLevel)]),
  ];
  const sentence = sayList(parts);
  return sentence ? sayFromStart(sentence) : null;
}
