import { countdown, type Countdown as Left } from '@herohood/domain/missions/auto-approval';
import { missionsText as text } from '../text/en/missions';

/** How long until a mission approves itself, seen from `now`. */
export function Countdown({ dueAt, now }: { dueAt: string; now: Date }) {
  const left = countdown(new Date(dueAt), now);
  const words = wordsOf(left);
  return <span role="timer">{left.kind === 'ready' ? words : text.autoIn(words)}</span>;
}

/** '1d 3h', '2h 5m', '12m' or 'Ready for auto-approval'. */
function wordsOf(left: Left): string {
  const { days, hours, minutes, ready } = text.countdown;
  if (left.kind === 'days') return days(left.days, left.hours);
  if (left.kind === 'hours') return hours(left.hours, left.minutes);
  return left.kind === 'minutes' ? minutes(left.minutes) : ready;
}
