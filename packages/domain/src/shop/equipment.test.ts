import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideEquip, wearAfterPurchase } from './equipment';
import { GEAR_CATALOGUE, gearTypeOf } from './gear-catalogue';

const told = (decision: { kind: string; code?: string }) => decision.code ?? decision.kind;
const ids = GEAR_CATALOGUE.map(({ id }) => id);
const equip = (wanted: string[], owned: string[] = wanted) => decideEquip({ wanted, owned, gearTypeOf });

describe('wearing gear', () => {
  it.each([
    ['one of each type', ['knights-helmet', 'magic-armor', 'heros-sword', 'ring-of-wisdom'], 'equip'],
    ['nothing at all', [], 'equip'],
    ['two of one type', ['knights-helmet', 'crystal-crown'], 'BAD_REQUEST'],
    ['one piece twice', ['heros-sword', 'heros-sword'], 'BAD_REQUEST'],
    ['an owned piece that no longer exists', ['lost-sock'], 'BAD_REQUEST'],
  ])('%s: %s', (_, wanted, expected) => {
    expect(told(equip(wanted))).toBe(expected);
  });

  it('takes owned pieces only', () => {
    expect(told(equip(['crystal-crown'], ['knights-helmet']))).toBe('NOT_OWNED');
    expect(told(equip(['lost-sock'], []))).toBe('NOT_OWNED');
  });
});

describe('a bought piece', () => {
  it('is worn when nothing of its type is', () => {
    expect(wearAfterPurchase(['magic-armor'], 'crystal-crown', gearTypeOf)).toEqual([
      'magic-armor',
      'crystal-crown',
    ]);
    expect(wearAfterPurchase(['knights-helmet'], 'crystal-crown', gearTypeOf)).toEqual(['knights-helmet']);
    expect(wearAfterPurchase([], 'lost-sock', gearTypeOf)).toEqual([]);
  });

  it('bought in any order, what is worn can always be worn', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ids)), (bought) => {
        let equipped: string[] = [];
        for (const id of bought) equipped = wearAfterPurchase(equipped, id, gearTypeOf);
        expect(equip(equipped, bought)).toEqual({ kind: 'equip', equippedGear: equipped });
        const types = new Set(bought.map(gearTypeOf));
        expect(equipped).toHaveLength(types.size);
      }),
    );
  });
});
