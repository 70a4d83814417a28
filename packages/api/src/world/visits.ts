import type { ChildSession } from '../account/signed-in';
import { refusal } from '../refusals';

/** Refuses what siblings do with each other while the family has switched it off: 403 (rules: cheers). */
export function requireVisits({ family }: Pick<ChildSession, 'family'>): void {
  if (!family.row.siblingVisits) throw refusal('FEATURE_DISABLED', 'visitsOff');
}
