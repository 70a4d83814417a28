import { countdownText } from '@herohood/domain/missions/auto-approval';
import { missionsText as text } from '../text/en/missions';

/** How long until a mission approves itself, seen from `now`. */
export function Countdown({ dueAt, now }: { dueAt: string; now: Date }) {
  const due = new Date(dueAt);
  const words = countdownText(due, now);
  return <span role="timer">{due > now ? text.autoIn(words) : words}</span>;
}
