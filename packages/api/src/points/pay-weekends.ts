import type { Executor, Transaction } from '@herohood/db/client';
import { readHeroFacts } from '@herohood/db/days/facts-queries';
import type { FamilyId } from '@herohood/db/family/family-id';
import { type Approval, payMissions } from '@herohood/db/points/pay-queries';
import { insertTransaction, type RewardTransactionRow } from '@herohood/db/points/queries';
import { findWeekendBonus, sumWeekendXp, takeBackWeekendBonus } from '@herohood/db/points/weekend-queries';
import { recordChanges } from '@herohood/db/sync/queries';
import type { ActedBy } from '@herohood/db/sync/record-act';
import {
  isWholeWeekend,
  saturdayOf,
  WEEKEND_SOURCE,
  WEEKEND_TYPE,
  weekendBonus,
  weekendKey,
} from '@herohood/domain/progress/weekend';
import { addDays } from '@herohood/domain/time/family-day';
import type { ParentContext } from '../context';
import type { Changes } from '../sync/transact';
import { ledgerTexts } from '../text/en/ledger';

type Paid = Awaited<ReturnType<typeof payMissions>>;

/** A family as far as the weekend challenge asks. */
interface Challenged {
  id: FamilyId;
  weekendChallenge: boolean;
}

/**
 * Approves and pays missions, and whole weekends with them where a family has the challenge: the missions and the bonus stand in one
 * transaction (rules: weekend challenge). Without the challenge it is the one statement that pays missions.
 */
export function payWithWeekends(
  db: Executor,
  approval: Approval,
  families: Iterable<Challenged>,
): Promise<Paid> {
  const challenged = new Set<string>();
  for (const { id, weekendChallenge } of families) if (weekendChallenge) challenged.add(id);
  if (!approval.completions.some(({ familyId }) => challenged.has(familyId)))
    return payMissions(db, approval);
  return db.transaction(async (tx) => {
    const paid = await payMissions(tx, approval);
    const weekends = new Map<string, Weekend>();
    for (const { familyId, childId, date } of paid) {
      const saturday = challenged.has(familyId) ? saturdayOf(date) : null;
      if (saturday) weekends.set(`${childId} ${saturday}`, { familyId, childId, saturday });
    }
    for (const weekend of weekends.values()) await payWeekend(tx, weekend, approval);
    return paid;
  });
}

/** The weekend's bonus that rests on a mission, with others; null without one. The hero must be locked. */
export async function findBonusWith(
  tx: Transaction,
  { familyId, childId, date }: Pick<Paid[number], 'familyId' | 'childId' | 'date'>,
): Promise<RewardTransactionRow | null> {
  const saturday = saturdayOf(date);
  return saturday ? findWeekendBonus(tx, { familyId, childId }, saturday) : null;
}

/**
 * Takes a weekend's bonus back with one of its missions, in the undo's transaction. A weekend that is whole without that mission brings
 * its bonus anew, from the XP that is left (rules: weekend challenge).
 */
export async function takeBackWeekend(
  ctx: Pick<ParentContext, 'actor' | 'familyId' | 'now' | 'parent'>,
  {
    tx,
    changes,
    bonus,
    day,
  }: { tx: Transaction; changes: Changes; bonus: RewardTransactionRow; day: string },
): Promise<void> {
  const { actor, familyId } = ctx;
  const { childId, id: entityId, amount } = bonus;
  const now = ctx.now();
  await takeBackWeekendBonus(tx, bonus, now);
  changes.event({ type: 'updated', entity: 'reward_transaction', entityId, childId });
  changes.audit({ act: 'points.undone', args: { what: 'weekend', amount }, childId });
  const saturday = saturdayOf(day);
  if (saturday && ctx.parent.family.row.weekendChallenge)
    await payWeekend(tx, { familyId, childId, saturday }, { now, actor });
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
async function payWeekend(
  tx: Transaction,
  { familyId, childId, saturday }: Weekend,
  { now, actor }: { now: Date; actor: ActedBy },
): Promise<void> {
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
  await recordChanges(tx, familyId, {
    now,
    actor,
    events: [
      { type: 'created', entity: 'reward_transaction', entityId: bonus.id, childId, audience: 'child' },
    ],
    entries: [{ act: 'points.weekend', args: { amount }, childId }],
  });
}
