import type { FamilyRole } from '../account/schema';
import { type Refusal, refuse } from '../refusal';

/** What registering leads to: an own family, or a request to join the family of the code (rules: family). */
export type RegistrationDecision =
  | { kind: 'newFamily'; role: 'owner' }
  | { kind: 'joinRequest'; role: 'waiting' }
  | Refusal<'UNKNOWN_FAMILY_CODE'>;

/** An unknown code registers nothing (rules: family); an empty field asks for an own family. */
export function decideRegistration(question: {
  familyCode: string | null | undefined;
  isFamilyKnown: boolean;
}): RegistrationDecision {
  if ((question.familyCode ?? '').trim() === '') return { kind: 'newFamily', role: 'owner' };
  return question.isFamilyKnown ? { kind: 'joinRequest', role: 'waiting' } : refuse('UNKNOWN_FAMILY_CODE');
}

/** Whether somebody is in the family, and does not wait to be let in. */
export const isMember = (role: FamilyRole): boolean => role !== 'waiting';

/** Whether a parent may see and change the family's data (rules: family: 403 while waiting). */
export function decideFamilyAccess(
  role: FamilyRole,
): { kind: 'allowed' } | Refusal<'WAITING_FOR_ACCEPTANCE'> {
  return isMember(role) ? { kind: 'allowed' } : refuse('WAITING_FOR_ACCEPTANCE');
}

/** Whether they may do what is the parents' and no helper's (rules: members). */
export function decideParentAct(
  role: FamilyRole,
): { kind: 'allowed' } | Refusal<'WAITING_FOR_ACCEPTANCE' | 'HELPER'> {
  return role === 'helper' ? refuse('HELPER') : decideFamilyAccess(role);
}

/** Whether they may do what concerns the whole family, which is the owner's alone (rules: members). */
export function decideOwnerAct(
  role: FamilyRole,
): { kind: 'allowed' } | Refusal<'WAITING_FOR_ACCEPTANCE' | 'HELPER' | 'OWNER_ONLY'> {
  return role === 'parent' ? refuse('OWNER_ONLY') : decideParentAct(role);
}

/** Whether a member's role may be changed by the owner: their own stays until they hand it over (rules: members). */
export function decideRoleChange(target: { role: FamilyRole }): { kind: 'allowed' } | Refusal<'LAST_OWNER'> {
  return target.role === 'owner' ? refuse('LAST_OWNER') : { kind: 'allowed' };
}

/** Whether a member may be removed: all but the owner may leave, and only the owner removes others (rules: members). */
export function decideRemoval(question: {
  by: FamilyRole;
  isSelf: boolean;
}): { kind: 'allowed' } | Refusal<'LAST_OWNER' | 'OWNER_ONLY' | 'HELPER' | 'WAITING_FOR_ACCEPTANCE'> {
  if (!question.isSelf) return decideOwnerAct(question.by);
  return question.by === 'owner' ? refuse('LAST_OWNER') : decideFamilyAccess(question.by);
}
