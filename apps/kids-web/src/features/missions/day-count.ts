import { canComplete } from '@herohood/domain/missions/today-status';
import type { Mission } from './use-missions';

/** A day in three numbers that add up to all of its missions. */
export interface DayCount {
  /** A parent has said yes. */
  done: number;
  /** Done by the hero, and not decided yet: at the parent, or on its way there. */
  sent: number;
  /** Still to do. */
  open: number;
}

/** How far today's missions are; every place of the home that counts them asks here. */
export function dayCountOf(missions: readonly Mission[]): DayCount {
  const open = missions.filter(({ status }) => canComplete(status)).length;
  const done = missions.filter(({ status }) => status === 'approved').length;
  return { done, sent: missions.length - open - done, open };
}
