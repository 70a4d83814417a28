import type { FamilyChange, RequestContext } from '@herohood/api/context';
import { requireAccepted, requirePremium } from '@herohood/api/family-access';
import { onlyFor, refusal } from '@herohood/api/refusals';
import type { FamilyId } from '@herohood/db/family/family-id';

export type Role = 'parent' | 'child';

/** Who listens to a live stream. */
export interface Listener {
  role: Role;
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

/** Whether the session that opened the stream is still the same person's. */
export async function isStillThere(sessions: Sessions, listener: Listener): Promise<boolean> {
  if (listener.role === 'child') return (await sessions.child())?.childId === listener.childId;
  const parent = await sessions.parent();
  return parent?.family.id === listener.familyId && parent.familyRole !== 'waiting';
}

/** Parents hear everything of their family, a hero what is meant for them or for all heroes. */
export function hears({ role, childId }: Listener, change: FamilyChange): boolean {
  return role === 'parent' || change.childId === 'all' || change.childId === childId;
}

async function lookUp(sessions: Sessions, role: Role | undefined): Promise<Listener | null> {
  const parent = role === 'child' ? null : await sessions.parent();
  if (parent) {
    requireAccepted(parent);
    requirePremium(parent);
    return { role: 'parent', familyId: parent.family.id, childId: null };
  }
  const child = role === 'parent' ? null : await sessions.child();
  return child && { role: 'child', familyId: child.family.id, childId: child.childId };
}
