import type { FamilyChange, RequestContext } from '@herohood/api/context';
import { requireAccepted, requirePremium } from '@herohood/api/procedures';
import { onlyFor, refusal } from '@herohood/api/refusals';
import type { FamilyId } from '@herohood/db/family/family-id';
import { isMember } from '@herohood/domain/family/membership';

export type Role = 'parent' | 'child';

/** Who listens to a live stream. */
export interface Listener {
  role: Role;
  /** A helper's stream, which says nothing of what helpers may not read (rules: members). */
  isHelper: boolean;
  familyId: FamilyId;
  /** Null for a parent. */
  childId: string | null;
}

type Sessions = RequestContext['sessions'];

/**
 * Finds who listens: the named role, or the parent before the hero. A hero in emergency mode listens on, and so
 * learns when it ends; hence the session itself is asked, not the calls' own check of who may act.
 *
 * @throws DomainError as every call does (rules: errors, subscription).
 */
export async function findListener(sessions: Sessions, role: Role | undefined): Promise<Listener> {
  const found = await lookUp(sessions, role);
  if (found) return found;
  if (role && (await lookUp(sessions, role === 'parent' ? 'child' : 'parent'))) {
    throw onlyFor(role === 'parent' ? 'parent' : 'hero');
  }
  throw refusal('UNAUTHORIZED');
}

/** Who listens now; null when the session that opened the stream is not the same person's any more. */
export async function lookAgain(sessions: Sessions, listener: Listener): Promise<Listener | null> {
  if (listener.role === 'child') {
    return (await sessions.child())?.childId === listener.childId ? listener : null;
  }
  const parent = await sessions.parent();
  if (parent?.family.id !== listener.familyId || !isMember(parent.familyRole)) return null;
  return { ...listener, isHelper: parent.familyRole === 'helper' };
}

/** Parents hear everything of their family, helpers what they may read, a hero what is meant for them or for all heroes. */
export function hears({ role, isHelper, childId }: Listener, change: FamilyChange): boolean {
  if (isHelper && change.isHiddenFromHelpers) return false;
  return role === 'parent' || change.childId === 'all' || change.childId === childId;
}

async function lookUp(sessions: Sessions, role: Role | undefined): Promise<Listener | null> {
  const parent = role === 'child' ? null : await sessions.parent();
  if (parent) {
    requireAccepted(parent);
    requirePremium(parent);
    const isHelper = parent.familyRole === 'helper';
    return { role: 'parent', isHelper, familyId: parent.family.id, childId: null };
  }
  const child = role === 'parent' ? null : await sessions.child();
  return child && { role: 'child', isHelper: false, familyId: child.family.id, childId: child.childId };
}
