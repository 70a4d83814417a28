import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyDelta, canAfford } from './ledger';

describe('balances', () => {
  it('all of a balance can be spent, and no more', () => {
    expect(applyDelta(40, -40)).toEqual({ kind: 'applied', balance: 0 });
    expect(applyDelta(40, -41)).toEqual({ kind: 'insufficient', missing: 1 });
    expect(canAfford(40, 40)).toBe(true);
    expect(canAfford(40, 41)).toBe(false);
  });

  it('stay the sum of what was written and never go below zero', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -500, max: 500 })), (deltas) => {
        const written: number[] = [];
        let balance = 0;
        for (const delta of deltas) {
          const decision = applyDelta(balance, delta);
          expect(decision.kind === 'applied').toBe(delta >= 0 || canAfford(balance, -delta));
          if (decision.kind !== 'applied') continue;
          balance = decision.balance;
          written.push(delta);
          expect(balance).toBeGreaterThanOrEqual(0);
        }
        expect(written.reduce((sum, delta) => sum + delta, 0)).toBe(balance);
      }),
    );
  });
});
