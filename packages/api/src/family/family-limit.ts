import { decideFamilyLimit, FAMILY_LIMITS, type FamilyLimit } from '@herohood/domain/family/family-limits';
import { refusal } from '../refusals';

/** Refuses one more of what a family has the most of that it can have (409). */
export function requireWithinFamilyLimit(what: FamilyLimit, count: number): void {
  if (decideFamilyLimit(what, count).kind === 'allowed') return;
  throw refusal(
    'CONFLICT',
    `There is no room for more than ${FAMILY_LIMITS[what]} ${what}. Please delete one first.`,
  );
}
