/** Whether a balance covers a cost; spending all of it is fine. */
export function canAfford(balance: number, cost: number): boolean {
  return balance >= cost;
}

/** What a movement does to a balance. `insufficient` names what is missing; nothing may be written then. */
export type DeltaDecision = { kind: 'applied'; balance: number } | { kind: 'insufficient'; missing: number };

/** Applies a movement (earned positive, spent negative) to a balance that must never go negative (rules: XP and points). */
export function applyDelta(balance: number, delta: number): DeltaDecision {
  const next = balance + delta;
  return next >= 0 ? { kind: 'applied', balance: next } : { kind: 'insufficient', missing: -next };
}
