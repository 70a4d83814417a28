import { replaceFamilyCode } from '@herohood/db/family/member-queries';
import { lockFamily } from '@herohood/db/family/queries';
import { generateFamilyCode } from '@herohood/domain/family/family-code';
import { act } from '../act';
import type { ParentContext } from '../context';
import { requireStillOwner } from './still-owner';

const ATTEMPTS = 20;

/**
 * Gives the family another code; the old one opens nothing from then on, on no printed card either. Sessions and whoever
 * waits already stay. Of two at once the later stands (rules: members).
 */
export async function renewFamilyCode(ctx: ParentContext): Promise<{ familyCode: string }> {
  const familyCode = await act(ctx, async (tx, unit) => {
    await requireStillOwner(tx, ctx);
    await lockFamily(tx, ctx.familyId);
    unit.event({ type: 'updated', entity: 'family' });
    unit.audit({ act: 'family.code_renewed' });
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const code = generateFamilyCode(ctx.random);
      if (await replaceFamilyCode(tx, ctx.familyId, code)) return code;
    }
    throw new Error('No free family code was found.');
  });
  return { familyCode };
}
