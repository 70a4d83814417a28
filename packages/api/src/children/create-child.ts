import { insertChild, listChildren } from '@herohood/db/children/queries';
import { lockFamily } from '@herohood/db/family/queries';
import { birthYears, isBirthYear } from '@herohood/domain/children/age';
import { newHero } from '@herohood/domain/children/hero';
import type { Child, createChildInput } from '@herohood/domain/children/schema';
import type * as z from 'zod';
import { act } from '../act';
import type { FamilyContext, ParentContext } from '../context';
import { requireWithinFamilyLimit, requireWithinPlan } from '../family/family-limit';
import { saveAvatar } from '../media/save-picture';
import { malformed, sentence } from '../refusals';
import { presentChildToParent } from './present';

type Scope = { parent: FamilyContext['parent'] };

/** Refuses a year in which no hero of this family can be born (400); null is none. */
export function requireBirthYear({ parent }: Scope, birthYear: number | null | undefined): void {
  if (birthYear === null || birthYear === undefined || !parent) return;
  const familyYear = Number(parent.family.today.slice(0, 4));
  if (isBirthYear(birthYear, familyYear)) return;
  const { from, until } = birthYears(familyYear);
  throw malformed('birthYear', sentence('birthYearOutside', { from, until }));
}

/** Creates a hero at level 1 with zeros, whatever else was sent (rules: server truth). */
export async function createChild(
  ctx: ParentContext,
  input: z.output<typeof createChildInput>,
): Promise<Child> {
  const { familyId } = ctx;
  requireBirthYear(ctx, input.birthYear);
  const avatarUrl = input.avatarUrl ? await saveAvatar(ctx, input.avatarUrl) : null;
  const row = await act(ctx, async (tx, unit) => {
    // One at a time, so that calls at the same moment cannot all find room.
    await lockFamily(tx, familyId);
    const { length } = await listChildren(tx, familyId);
    requireWithinFamilyLimit('heroes', length);
    requireWithinPlan(ctx, 'heroes', length);
    const { avatarType, unlockedAvatars } = newHero(input.avatarType);
    const child = await insertChild(tx, {
      familyId,
      name: input.name,
      avatarType,
      avatarUrl,
      birthYear: input.birthYear ?? null,
      unlockedAvatars,
      createdAt: ctx.now(),
    });
    unit.event({ type: 'created', entity: 'child', entityId: child.id, childId: child.id });
    unit.audit({ act: 'child.created', args: { name: child.name }, childId: child.id });
    return child;
  });
  return presentChildToParent(row, ctx.secrets);
}
