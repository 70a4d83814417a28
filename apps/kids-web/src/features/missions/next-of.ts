import { canComplete } from '@herohood/domain/missions/today-status';
import type { Mission } from './missions-of';

/** The next one of these to do: not begun yet rather than once more. */
export function nextOf(missions: readonly Mission[]): Mission | undefined {
  const open = missions.filter(({ status }) => canComplete(status));
  return open.find(({ slots }) => slots.every(({ status }) => canComplete(status))) ?? open[0];
}
