import { shortDay } from '../../lib/format-day';
import { daysText } from '../../text/en/days';
import type { DayRange } from './month';

/** 'Mon 23 Nov', or 'Mon 23 Nov to Fri 27 Nov'. */
export function rangeWords({ from, until }: DayRange): string {
  return from === until ? shortDay(from) : daysText.list.range(shortDay(from), shortDay(until));
}
