import type { ChildRow } from '@herohood/db/children/queries';
import type { Child } from '@herohood/domain/children/schema';
import { levelProgress } from '@herohood/domain/points/level';
import type { ParentContext, SecretsPort } from '../context';

/** The contract's hero without birth year and PIN: what the hero's own session sees. */
export function presentChildToHimself(row: ChildRow): Child {
  return {
    id: row.id,
    name: row.name,
    avatarType: row.avatarType,
    avatarUrl: row.avatarUrl,
    xp: row.xp,
    totalXp: row.totalXp,
    rewardPoints: row.rewardPoints,
    unlockedAvatars: row.unlockedAvatars,
    unlockedGear: row.unlockedGear,
    equippedGear: row.equippedGear,
    ...levelProgress(row.totalXp),
    username: row.username,
    createdAt: row.createdAt.toISOString(),
  };
}

/** The hero as parents see it: they must be able to read the PIN back (rules: sessions). */
export function presentChildToParent(row: ChildRow, secrets: SecretsPort): Child {
  const pin = row.pinSealed ? secrets.open(row.pinSealed, row.id) : null;
  return { ...presentChildToHimself(row), birthYear: row.birthYear, pin };
}

/** The hero as whoever calls may see them: helpers read no PIN (rules: members). */
export function presentChildTo({ parent, secrets }: ParentContext, row: ChildRow): Child {
  return parent.familyRole === 'helper' ? presentChildToHimself(row) : presentChildToParent(row, secrets);
}
