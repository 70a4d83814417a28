import type { ParentRow } from '@herohood/db/account/queries';
import type { findChildSessionRow } from '@herohood/db/account/session-queries';
import type { ChildRow } from '@herohood/db/children/queries';
import type { FamilyRole } from '@herohood/domain/account/schema';
import type { Family } from '../family/family';

/** A parent who is signed in. */
export interface ParentSession {
  /** Digest of the token, by which its row is known. */
  hash: string;
  userId: string;
  firstName: string;
  familyRole: FamilyRole;
  parent: ParentRow;
  /** The devices of all parents of the family, as sync hands them out. */
  devices: SessionRow['devices'];
  family: Family;
}

type SessionRow = NonNullable<Awaited<ReturnType<typeof findChildSessionRow>>>;

/** A hero who is signed in. */
export interface ChildSession {
  hash: string;
  childId: string;
  name: string;
  child: ChildRow;
  controls: SessionRow['controls'];
  /** Their own devices, as sync hands them out. */
  devices: SessionRow['devices'];
  family: Family;
}
