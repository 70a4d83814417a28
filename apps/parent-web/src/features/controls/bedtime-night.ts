import { minutesOf } from '@herohood/domain/time/family-day';
import { controlsText } from '../../text/en/controls';
import { minutesLabel } from './control-draft';

const text = controlsText.bedtime;
const DAY_MINUTES = 1440;

export interface Night {
  /** Minutes after midnight. */
  startMinutes: number;
  lengthMinutes: number;
  crossesMidnight: boolean;
}

/** The night between two clock times HH:MM; null while one of them is no time (a field being typed in). */
export function nightBetween(start: string, end: string): Night | null {
  try {
    const [from, to] = [minutesOf(start), minutesOf(end)];
    return {
      startMinutes: from,
      lengthMinutes: (to - from + DAY_MINUTES) % DAY_MINUTES,
      crossesMidnight: to < from,
    };
  } catch {
    return null;
  }
}

/** The night in words, so that nobody has to wonder what 20:00 to 07:00 means. */
export function nightInWords(start: string, end: string): string | null {
  const night = nightBetween(start, end);
  if (!night) return null;
  if (night.lengthMinutes === 0) return text.never;
  const words = night.crossesMidnight ? text.overnight : text.sameDay;
  return words(start, end, minutesLabel(night.lengthMinutes));
}
