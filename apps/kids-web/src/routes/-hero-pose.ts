import { type Pose, poseOfGift } from '@herohood/ui/hero-art/hero-art';
import type { RestKind } from '@herohood/ui/rest-scene/rest-scene';
import type { DayCount } from '../features/missions/day-count';

/** Who is ill dozes, and who is on the way walks. */
const poses: Partial<Record<RestKind, Pose>> = { sick: 'sleep', vacation: 'travel', away: 'travel' };

/** How the hero stands on the stage, from what is known about the day; `chosen` is the gift that they rest in, if any. */
export function heroPose(
  day: DayCount | null,
  now: { isCheering: boolean; isBedtime: boolean; rest: RestKind | null; chosen: string | null },
): Pose {
  if (now.isCheering) return 'cheer';
  if (now.isBedtime) return 'sleep';
  const ofRest = now.rest && poses[now.rest];
  if (ofRest) return ofRest;
  if (!day || day.open > 0 || day.sent + day.done === 0) return now.chosen ? poseOfGift(now.chosen) : 'idle';
  // All is sent: a parent looks at some of it, or the hero is ready to set out.
  return day.sent > 0 ? 'wait' : 'travel';
}
