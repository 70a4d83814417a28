import { birthYears, isBirthYear } from '@herohood/domain/children/age';
import type { FamilyContext } from '../context';
import { malformed, sentence } from '../refusals';

type Scope = { parent: FamilyContext['parent'] };

/** Refuses a year in which no hero of this family can be born (400); null is none. */
export function requireBirthYear({ parent }: Scope, birthYear: number | null | undefined): void {
  if (birthYear === null || birthYear === undefined || !parent) return;
  const familyYear = Number(parent.family.today.slice(0, 4));
  if (isBirthYear(birthYear, familyYear)) return;
  const { from, until } = birthYears(familyYear);
  throw malformed('birthYear', sentence('birthYearOutside', { from, until }));
}
