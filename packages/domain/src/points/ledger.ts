/** Whether a balance covers a cost; spending all of it is fine. */
export function canAfford(balance: number, cost: number): boolean {
  return balance >= cost;
}

/** What a movement does to a balance. `insufficient` names what is missing; nothing may be written then. */
export type DeltaDecision = { kind: 'applied'; balance: number } | { kind: 'insufficient'; missing: number };

/** Applies a movement (earned positive, spent negative) to a balance that must never go negative (ruling R6). */
export function applyDelta(balance: number, delta: number): DeltaDecision {
  const next = balance + delta;
  return next >= 0 ? { kind: 'applied', balance: next } : { kind: 'insufficient', missing: -next };
}

/** The balance that a ledger amounts to: the sum of its rows (ruling R6). */
export function sumOf(amounts: Iterable<number>): number {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return sum;
}

/** Of reward transactions only approved rows count towards `rewardPoints` (ruling R6). */
export function rewardPointsOf(rows: Iterable<{ amount: number; isApproved: boolean }>): number {
  let sum = 0;
  for (const row of rows) if (row.isApproved) sum += row.amount;
  return sum;
}
