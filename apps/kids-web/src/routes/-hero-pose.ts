import { canComplete, type TodayStatus } from '@herohood/domain/missions/today-status';
import type { Pose } from '@herohood/ui/hero-art/hero-art';

/** How the hero stands on the stage, from what is known about the day. */
export function heroPose(
  missions: readonly { status: TodayStatus }[],
  now: { isCheering: boolean; isBedtime: boolean },
): Pose {
  if (now.isCheering) return 'cheer';
  if (now.isBedtime) return 'sleep';
  if (missions.length === 0 || missions.some(({ status }) => canComplete(status))) return 'idle';
  // All is sent: a parent looks at some of it, or the hero is ready to set out.
  return missions.some(({ status }) => status === 'pending') ? 'wait' : 'travel';
}
