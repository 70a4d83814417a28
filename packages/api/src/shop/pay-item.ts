import type { Transaction } from '@herohood/db/client';
import { insertTransaction } from '@herohood/db/points/queries';
import type { ChildContext } from '../context';
import { refusal } from '../refusals';
import type { Changes } from '../sync/transact';

interface Item {
  kind: 'avatar' | 'gear';
  /** What the hero owns afterwards: an avatar's type, a piece's id. */
  key: string;
  name: string;
  cost: number;
}

/**
 * Books the price of an item for the hero who calls, in the caller's transaction and under their row lock. The ledger
 * row names what was bought, so that nothing is ever paid twice: 409 ALREADY_OWNED.
 */
export async function payItem(
  ctx: ChildContext,
  { tx, changes, item }: { tx: Transaction; changes: Changes; item: Item },
): Promise<void> {
  const { familyId } = ctx;
  const { childId, name } = ctx.child;
  const { kind, key, cost } = item;
  const now = ctx.now();
  const entry = await insertTransaction(tx, {
    familyId,
    childId,
    amount: -cost,
    type: `${kind}_purchase`,
    source: `${kind}_shop`,
    description: item.name,
    requiresApproval: false,
    isApproved: true,
    approvedAt: now,
    onceKey: `${kind}:${key}`,
    createdAt: now,
  });
  if (!entry) throw refusal('ALREADY_OWNED');
  changes.event({ type: 'created', entity: 'reward_transaction', entityId: entry.id, childId });
  changes.event({ type: 'updated', entity: 'child', entityId: childId, childId });
  changes.audit({
    act: `shop.${kind}_bought`,
    summary: `${name} bought ${item.name} for ${cost} points`,
    childId,
  });
}
