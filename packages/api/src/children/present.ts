import type { ChildRow } from '@herohood/db/children/queries';
import { type Look, lookOf } from '@herohood/domain/children/look';
import type { Child } from '@herohood/domain/children/schema';
import { isNewHero } from '@herohood/domain/children/welcome';
import { levelProgress } from '@herohood/domain/points/level';
import { ownedStyle } from '@herohood/domain/world/style';
import type { ParentContext, SecretsPort } from '../context';
import type { Family } from '../family/family';

/** The contract's hero without what is for parents: birth year, look and PIN. */
function presentChild(row: ChildRow): Child {
  const progress = levelProgress(row.totalXp);
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
    style: ownedStyle(row, progress.level),
    ...progress,
    username: row.username,
    streakRule: row.streakRule,
    locale: row.locale,
    isNew: isNewHero({ ...row, isWelcomed: row.welcomedAt !== null }),
    createdAt: row.createdAt.toISOString(),
  };
}

/** The look that a hero's app takes now (rules: looks). */
export const lookNow = (row: ChildRow, { today }: Pick<Family, 'today'>): Look =>
  lookOf(row, Number(today.slice(0, 4)));

/** The hero as their own session sees them: with the look that their app takes now, and what their family has settled for it. */
export function presentChildToHimself(
  row: ChildRow,
  family: Pick<Family, 'today' | 'row'>,
  now: Date,
): Child {
  const look = lookNow(row, family);
  const { goalWithdrawals, locale: familyLocale, timeZone, dayStartHour, weekStart } = family.row;
  const clock = { timeZone, dayStartHour, weekStart, serverTime: now.toISOString() };
  return { ...presentChild(row), look, goalWithdrawals, familyLocale, ...clock };
}

/** The hero as parents see it: they must be able to read the PIN back (rules: sessions). */
export function presentChildToParent(row: ChildRow, secrets: SecretsPort): Child {
  const pin = row.pinSealed ? secrets.open(row.pinSealed, row.id) : null;
  return { ...presentChild(row), birthYear: row.birthYear, look: row.look, pin };
}

/** The hero as whoever calls may see them: helpers read neither PIN nor age and look (rules: members). */
export function presentChildTo({ parent, secrets }: ParentContext, row: ChildRow): Child {
  return parent.familyRole === 'helper' ? presentChild(row) : presentChildToParent(row, secrets);
}
