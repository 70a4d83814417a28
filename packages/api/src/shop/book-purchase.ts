import { type ChildRow, updatePurchases } from '@herohood/db/children/queries';
import { insertTransactionRow } from '@herohood/db/points/queries';
import type { Unit } from '../act';
import type { ChildContext } from '../context';
import { found, refusal } from '../refusals';

interface Purchase {
  unit: Unit;
  /** The hero who buys, locked by the caller. */
  hero: ChildRow;
  kind: 'avatar' | 'gear';
  /** What the hero owns afterwards: an avatar's type, a piece's id. */
  key: string;
  name: string;
  cost: number;
  /** What of the hero's row says so. */
  owned: Partial<Pick<ChildRow, 'unlockedAvatars' | 'unlockedGear' | 'equippedGear'>>;
}

/**
 * Books an allowed purchase in the caller's transaction: the ledger's row, the balance and what is owned. The ledger's
 * row names what was bought, so that nothing is ever paid twice: 409 ALREADY_OWNED.
 */
export async function bookPurchase(ctx: ChildContext, purchase: Purchase): Promise<ChildRow> {
  const { unit, hero, kind, key, name, cost, owned } = purchase;
  const { familyId, id: childId, rewardPoints } = hero;
  const now = ctx.now();
  const entry = await insertTransactionRow(unit.tx, {
    familyId,
    childId,
    amount: -cost,
    type: `${kind}_purchase`,
    source: `${kind}_shop`,
    description: name,
    requiresApproval: false,
    isApproved: true,
    approvedAt: now,
    onceKey: `${kind}:${key}`,
    createdAt: now,
  });
  if (!entry) throw refusal('ALREADY_OWNED');
  unit.event({ type: 'created', entity: 'reward_transaction', entityId: entry.id, childId });
  unit.event({ type: 'updated', entity: 'child', entityId: childId, childId });
  unit.audit({ act: `shop.${kind}_bought`, args: { item: key, cost }, childId });
  return found(
    await updatePurchases(unit.tx, { familyId, childId }, { ...owned, rewardPoints: rewardPoints - cost }),
  );
}
