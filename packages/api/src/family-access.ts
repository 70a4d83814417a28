import type { FamilyRole } from '@herohood/domain/account/schema';
import { decideFamilyAccess, decideOwnerAct, decideParentAct } from '@herohood/domain/family/membership';
import { orThrow, refusal } from './refusals';

/** Refuses somebody who still waits to be let into the family: 403 (rules: family). */
export function requireAccepted(parent: { familyRole: FamilyRole }): void {
  orThrow(decideFamilyAccess(parent.familyRole));
}

/** Refuses helpers, and whoever still waits: 403 (rules: members). */
export function requireParentRole(parent: { familyRole: FamilyRole }): void {
  orThrow(decideParentAct(parent.familyRole));
}

/** Refuses everybody but the owner: 403 (rules: members). */
export function requireOwner(parent: { familyRole: FamilyRole }): void {
  orThrow(decideOwnerAct(parent.familyRole));
}

/** Refuses a parent whose family has no access any more: 402 (rules: subscription). */
export function requirePremium(parent: { family: { hasPremiumAccess: boolean } }): void {
  if (parent.family.hasPremiumAccess) return;
  throw refusal('PREMIUM_REQUIRED', 'trialEnded');
}
