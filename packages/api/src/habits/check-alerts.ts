import { decideRingtone } from '@herohood/domain/reminders/ringtones';
import type { ParentContext } from '../context';
import { orThrow } from '../refusals';

interface Alerts {
  customRingtone?: string | undefined;
}

/**
 * Checks what a reminder may use: a known ringtone that the family's plan includes (400, 402; rules: subscription).
 * `current` is the ringtone set now, null for a new habit. Recordings are `media/name-recording.ts`'s.
 */
export function checkAlerts(ctx: ParentContext, { customRingtone }: Alerts, current: string | null): void {
  const { hasPremiumAccess, hasPaidAccess } = ctx.parent.family;
  if (customRingtone === undefined) return;
  orThrow(decideRingtone({ chosen: customRingtone, current, hasPremiumAccess, hasPaidAccess }));
}
