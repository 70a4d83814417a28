import { keyAsRead } from '@herohood/browser/reading-direction';
import { daysOfMonth, monthOf } from '@herohood/domain/days/calendar-months';
import type { WeekStart } from '@herohood/domain/days/facts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type DayRange, rangeOf, stepFrom } from './month';

interface Calendar {
  month: string;
  weekStart: WeekStart;
  today: string;
  bounds: { first: string; last: string };
  isPainting: boolean;
  onMonth: (month: string) => void;
}

/** One day has the focus; the arrow keys move it, over the month's end too, and with Shift they choose a stretch of days. */
export function useDayKeys({ month, weekStart, today, bounds, isPainting, onMonth }: Calendar) {
  const table = useRef<HTMLTableElement>(null);
  const [wanted, setFocused] = useState(today);
  const [anchor, setAnchor] = useState<string | null>(null);
  const mustFocus = useRef(false);
  const focused =
    monthOf(wanted) === month ? wanted : monthOf(today) === month ? today : daysOfMonth(month).from;
  const range: DayRange | null =
    anchor && isPainting && monthOf(anchor) === month ? rangeOf(anchor, focused) : null;

  useEffect(() => {
    if (!mustFocus.current) return;
    mustFocus.current = false;
    table.current?.querySelector<HTMLButtonElement>(`[data-day="${focused}"]`)?.focus();
  }, [focused]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && anchor) {
      event.stopPropagation();
      setAnchor(null);
      return;
    }
    const next = stepFrom(focused, keyAsRead(event.key), weekStart);
    if (next === null) return;
    event.preventDefault();
    const nextMonth = monthOf(next);
    if (nextMonth < bounds.first || nextMonth > bounds.last) return;
    setAnchor(event.shiftKey && isPainting ? (anchor ?? focused) : null);
    mustFocus.current = true;
    setFocused(next);
    if (nextMonth !== month) onMonth(nextMonth);
  }

  return { table, focused, setFocused, range, endRange: () => setAnchor(null), onKeyDown };
}
