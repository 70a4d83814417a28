import { controlsText } from '../text/en/controls';

const text = controlsText.duration;

/** Whole minutes as a parent says them: '45 min', '2 h', '2 h 10 min'. */
export function minutesLabel(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return text.minutes(rest);
  return rest === 0 ? text.hours(hours) : text.both(hours, rest);
}
