import type { CompletionStatus } from './schema';

/** What a mission shows for today; `available` and `rejected` ones can be completed. */
export type TodayStatus = 'approved' | 'pending' | 'rejected' | 'available';

const ORDER = ['approved', 'pending', 'rejected'] as const;

/**
 * Today's status of a mission from all of today's completions: approved before pending before rejected, else
 * available (rules: missions). One that the child took back leaves no trace.
 */
export function todayStatus(statuses: Iterable<CompletionStatus>): TodayStatus {
  const seen = new Set(statuses);
  return ORDER.find((status) => seen.has(status)) ?? 'available';
}

/** Whether the child may tap the mission. */
export function canComplete(status: TodayStatus): boolean {
  return status === 'available' || status === 'rejected';
}
