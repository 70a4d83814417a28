import type { Transaction } from '@herohood/db/client';
import { readHeroFacts } from '@herohood/db/days/facts-queries';
import type { FamilyId } from '@herohood/db/family/family-id';
import type { FamilyRow } from '@herohood/db/family/queries';
import { listAssignmentNames } from '@herohood/db/habits/queries';
import type { CompletionRow } from '@herohood/db/missions/queries';
import { type Approval, payMissions as writePayments } from '@herohood/db/points/pay-queries';
import { insertTransaction, type RewardTransactionRow, takeBackAward } from '@herohood/db/points/queries';
import { findWeekendBonus, sumWeekendXp, takeBackWeekendBonus } from '@herohood/db/points/weekend-queries';
import { takeFromDay, takeFromHabit } from '@herohood/db/progress/queries';
import {
  isWholeWeekend,
  saturdayOf,
  WEEKEND_SOURCE,
  WEEKEND_TYPE,
  weekendBonus,
  weekendKey,
} from '@herohood/domain/progress/weekend';
import { addDays } from '@herohood/domain/time/family-day';
import type { Acting, Unit } from '../act';
import type { ParentContext, Ports } from '../context';
import { endPhotos } from '../media/remove-photos';
import { ledgerTexts } from '../text/en/ledger';

/** What is paid, and what a yes to it says. Who pays it, and when, is the act's. */
type Payment = Omit<Approval, 'now' | 'actor'> & {
  /** The families of the missions. */
  families: Iterable<Pick<FamilyRow, 'id' | 'weekendChallenge' | 'photoDays'>>;
};

/**
 * Approves and pays missions, and whole weekends with them where a family has the challenge (rules: weekend challenge). Streaks follow
 * the commit, and the end of pictures in families that keep none. Missions that do not wait any more are left out.
 *
 * @returns what was approved by this call
 */
export async function payMissions(
  ctx: Acting & Pick<Ports, 'media'>,
  unit: Unit,
  { families, ...approval }: Payment,
): Promise<CompletionRow[]> {
  const now = ctx.now();
  const paid = await writePayments(unit.tx, { ...approval, now, actor: ctx.actor });
  unit.recount(paid.filter(({ isStreakMarked }) => isStreakMarked));
  for (const { id: entityId, familyId, childId } of paid) {
    unit.wrote({ familyId, type: approval.event, entity: 'completion', entityId, childId });
  }
  for (const { id: familyId, weekendChallenge, photoDays } of families) {
    if (!weekendChallenge && photoDays > 0) continue;
    const own = paid.filter((row) => row.familyId === familyId);
    if (weekendChallenge) await payWeekends(unit, own, now);
    if (photoDays === 0 && own.some(({ photoId }) => photoId !== null)) {
      await endPhotos(ctx, unit, familyId);
      for (const row of own) row.photoId = null;
    }
  }
  return paid;
}

/** The weekend's bonus that rests on a mission, with others; null without one. The hero must be locked. */
export async function findBonusWith(
  tx: Transaction,
  { familyId, childId, date }: Pick<CompletionRow, 'familyId' | 'childId' | 'date'>,
): Promise<RewardTransactionRow | null> {
  const saturday = saturdayOf(date);
  return saturday ? findWeekendBonus(tx, { familyId, childId }, saturday) : null;
}

/**
 * Takes a weekend's bonus back with one of its missions, in the undo. A weekend that is whole without that mission brings
 * its bonus anew, from the XP that is left (rules: weekend challenge).
 */
export async function takeBackWeekend(
  ctx: Pick<ParentContext, 'familyId' | 'now' | 'parent'>,
  unit: Unit,
  { bonus, day: date }: { bonus: RewardTransactionRow; day: string },
): Promise<void> {
  const { familyId } = ctx;
  const { childId, id: entityId, amount } = bonus;
  const now = ctx.now();
  await takeBackWeekendBonus(unit.tx, bonus, now);
  unit.event({ type: 'updated', entity: 'reward_transaction', entityId, childId });
  unit.audit({ act: 'points.undone', args: { what: 'weekend', amount }, childId });
  if (ctx.parent.family.row.weekendChallenge) await payWeekends(unit, [{ familyId, childId, date }], now);
}

async function payWeekends(
  unit: Unit,
  missions: Pick<CompletionRow, 'familyId' | 'childId' | 'date'>[],
  now: Date,
): Promise<void> {
  const weekends = new Map<string, Weekend>();
  for (const { familyId, childId, date } of missions) {
    const saturday = saturdayOf(date);
    if (saturday) weekends.set(`${childId} ${saturday}`, { familyId, childId, saturday });
  }
  for (const weekend of weekends.values()) await payWeekend(unit, weekend, now);
}

interface Weekend {
  familyId: FamilyId;
  childId: string;
  saturday: string;
}

/**
 * Brings the bonus for a weekend that is whole, once: what the ledger names once cannot come twice. The hero must be locked, so that of
 * two approvals the second sees what the first one did.
 */
async function payWeekend(unit: Unit, { familyId, childId, saturday }: Weekend, now: Date): Promise<void> {
  const { tx } = unit;
  const hero = { familyId, childId };
  const facts = await readHeroFacts(tx, hero, { from: saturday, until: addDays(saturday, 1) });
  if (!isWholeWeekend(facts, saturday)) return;
  const amount = weekendBonus(await sumWeekendXp(tx, hero, saturday));
  if (amount === 0) return;
  const bonus = await insertTransaction(tx, {
    ...{ ...hero, amount, type: WEEKEND_TYPE, source: WEEKEND_SOURCE, description: ledgerTexts.weekend },
    ...{ requiresApproval: false, isApproved: true, approvedAt: now, createdAt: now },
    onceKey: weekendKey(saturday),
  });
  if (!bonus) return;
  const entityId = bonus.id;
  unit.event({ familyId, type: 'created', entity: 'reward_transaction', entityId, childId });
  unit.audit({ familyId, act: 'points.weekend', args: { amount }, childId });
}

type Paid = Pick<
  CompletionRow,
  'id' | 'familyId' | 'childId' | 'childHabitId' | 'date' | 'approvalNo' | 'xpEarned' | 'pointsEarned'
>;

/**
 * Takes back what one approval paid, by counter-entries, in the
 * caller's act, and has the streak counted anew. The completion must be locked and moved on from 'approved', its hero locked.
 */
export async function takeBackMission(unit: Unit, paid: Paid, now: Date): Promise<void> {
  const { tx } = unit;
  const { familyId, childId, childHabitId: habitId, date: day } = paid;
  const names = await listAssignmentNames(tx, [habitId]);
  await takeBackAward(
    tx,
    {
      familyId,
      childId,
      completionId: paid.id,
      approvalNo: paid.approvalNo,
      description: names.get(habitId) ?? 'Mission',
      xp: paid.xpEarned,
      points: paid.pointsEarned,
    },
    now,
  );
  await takeFromDay(tx, { familyId, childId, day });
  await takeFromHabit(tx, { familyId, childId, habitId });
  await unit.streaksFrom([childId], day);
}
