import { canComplete } from '@herohood/domain/missions/today-status';
import type { DayCount } from '../../lib/day-count';
import type { Mission } from './use-missions';

/** How far today's missions are; every place of the home that counts them asks here. */
export function dayCountOf(missions: readonly Mission[]): DayCount {
  const open = missions.filter(({ status }) => canComplete(status)).length;
  const done = missions.filter(({ status }) => status === 'approved').length;
  return { done, sent: missions.length - open - done, open };
}
