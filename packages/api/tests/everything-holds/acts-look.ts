import type { FamilyId } from '@herohood/db/family/family-id';
import { findFamilyById } from '@herohood/db/family/queries';
import type { FamilyRole } from '@herohood/domain/account/schema';
import { toFamily } from '../../src/family/family';
import type { ActorName, World } from './acts-world';

/** Who an actor's browser is signed in as, and what they may do. */
export interface SignedIn {
  id: string;
  familyId: FamilyId;
  /** A parent's role in their family; null for a hero. */
  role: FamilyRole | null;
  controls: { emergency: boolean; habits: boolean; rewards: boolean; games: boolean; gear: boolean } | null;
}

export interface Look {
  hasAccess: boolean;
  signedIn: Partial<Record<ActorName, SignedIn>>;
  /** Ids of those who wait to be let into the family: what they do to their own account is not its life. */
  waiting: string[];
}

/** How things stand before a step, read from the rows alone. */
export async function lookAround(world: World): Promise<Look> {
  const { sql, ports, browsers, familyId } = world;
  const digest = (token: string | undefined) => ports.secrets.digest(`session:${token}`);
  const parents = await sql`
    select s.token_hash, p.id, p.role, p.family_id from parent_sessions s join parents p on p.id = s.parent_id`;
  const heroes = await sql`
    select s.token_hash, s.child_id as id, s.family_id, c.* from child_sessions s
    join parental_controls c on c.child_id = s.child_id`;
  const signedIn: Look['signedIn'] = {};
  for (const [actor, { cookies }] of Object.entries(browsers) as [
    ActorName,
    World['browsers'][ActorName],
  ][]) {
    const parent = parents.find((row) => row.token_hash === digest(cookies.parent_session));
    const hero = heroes.find((row) => row.token_hash === digest(cookies.child_session));
    if (parent) {
      signedIn[actor] = { id: parent.id, familyId: parent.family_id, role: parent.role, controls: null };
    } else if (hero) {
      const controls = {
        ...{ emergency: hero.emergency_mode, habits: hero.enable_habits, rewards: hero.enable_rewards },
        ...{ games: hero.enable_mini_games, gear: hero.enable_gear_shop },
      };
      signedIn[actor] = { id: hero.id, familyId: hero.family_id, role: null, controls };
    }
  }
  const family = toFamily(await findFamilyById(ports.db, familyId), ports);
  const waiting = await sql`select id from parents where family_id = ${familyId} and role = 'waiting'`;
  return { hasAccess: family.hasPremiumAccess, signedIn, waiting: waiting.map(({ id }) => id) };
}
