import { canComplete, type TodayStatus } from '@herohood/domain/missions/today-status';
import { type Pose, poseOfGift } from '@herohood/ui/hero-art/hero-art';

/** How the hero stands on the stage, from what is known about the day; `chosen` is the gift that they rest in, if any. */
export function heroPose(
  missions: readonly { status: TodayStatus }[],
  now: { isCheering: boolean; isBedtime: boolean; chosen: string | null },
): Pose {
  if (now.isCheering) return 'cheer';
  if (now.isBedtime) return 'sleep';
  if (missions.length === 0 || missions.some(({ status }) => canComplete(status))) {
    return now.chosen ? poseOfGift(now.chosen) : 'idle';
  }
  // All is sent: a parent looks at some of it, or the hero is ready to set out.
  return missions.some(({ status }) => status === 'pending') ? 'wait' : 'travel';
}
