import { type ChildRow, lockChild, updateChild as writeChild } from '@herohood/db/children/queries';
import { keepStreakRule } from '@herohood/db/days/rule-queries';
import { decideAvatarChoice } from '@herohood/domain/children/hero';
import type { Child, updateChildInput } from '@herohood/domain/children/schema';
import { decideEquip } from '@herohood/domain/shop/equipment';
import { gearTypeOf } from '@herohood/domain/shop/gear-catalogue';
import type * as z from 'zod';
import { act, type Unit } from '../act';
import { changedFields } from '../changed-fields';
import type { FamilyContext } from '../context';
import { familyOf } from '../family/family';
import { requireOffered } from '../languages/spoken-locale';
import { isDataUrl, saveAvatar, unreadablePicture } from '../media/save-picture';
import { found, orThrow, refusal } from '../refusals';
import { requireBirthYear } from './create-child';
import { isUsernameTaken, renewAccess, sealPin } from './login-credentials';
import { requireOwnChild } from './own-child';
import { presentChildToHimself, presentChildToParent } from './present';

type Input = z.output<typeof updateChildInput>;

const PARENT_FIELDS = ['name', 'avatarUrl', 'birthYear', 'look', 'streakRule', 'username', 'pin'] as const;

/**
 * Changes a hero. A parent sets name, age, looks and sign-in, a hero only what they look like and wear; the
 * language either of them (contract). A
 * new PIN ends the hero's sessions. Refuses a taken username (409), an avatar or gear that is not owned (403) and two
 * worn pieces of one type (400).
 */
export async function updateChild(ctx: FamilyContext, input: Input): Promise<Child> {
  requireOwnChild(ctx, input.id);
  if (ctx.child && PARENT_FIELDS.some((field) => input[field] !== undefined)) {
    throw refusal('FORBIDDEN', 'onlyParentsChange');
  }
  if (ctx.parent && input.equippedGear !== undefined) {
    throw refusal('FORBIDDEN', 'onlyHeroesDress');
  }
  requireBirthYear(ctx, input.birthYear);
  requireOffered(ctx, input.locale);
  const avatarUrl = isDataUrl(input.avatarUrl) ? await saveAvatar(ctx, input.avatarUrl) : undefined;
  try {
    const row = await act(ctx, async (tx, unit) => {
      const before = found(await lockChild(tx, ctx.familyId, input.id), 'This hero');
      // A username that stays keeps its key, too, which may be from before keys.
      const changed = changedFields(before, decideFields(ctx, { before, input, avatarUrl }));
      if (!changed) return before;
      const after = found(await writeChild(tx, { familyId: ctx.familyId, childId: before.id }, changed));
      if (after.streakRule !== before.streakRule) await keepRule(ctx, unit, after);
      if (changed.pinSealed) await renewAccess(tx, before);
      unit.event({ type: 'updated', entity: 'child', entityId: before.id, childId: before.id });
      unit.audit({ act: 'child.updated', args: { what: 'hero', name: after.name }, childId: before.id });
      return after;
    });
    return ctx.child
      ? presentChildToHimself(row, ctx.child.family, ctx.now())
      : presentChildToParent(row, ctx.secrets);
  } catch (error) {
    throw isUsernameTaken(error) ? refusal('USERNAME_TAKEN') : error;
  }
}

/** It acts from today, and no day before is judged anew (rules: streaks). */
async function keepRule(ctx: FamilyContext, unit: Unit, { id, streakRule }: ChildRow): Promise<void> {
  const { familyId } = ctx;
  const fromDay = familyOf(ctx).today;
  await keepStreakRule(unit.tx, { familyId, childId: id }, { fromDay, rule: streakRule });
  await unit.streaksFrom([id], fromDay);
}

interface Change {
  before: ChildRow;
  input: Input;
  /** Where the picture that came along was stored. */
  avatarUrl: string | undefined;
}

function decideFields(ctx: FamilyContext, { before, input, avatarUrl }: Change): Partial<ChildRow> {
  const { name, birthYear, look, streakRule, locale, username } = input;
  const fields: Partial<ChildRow> = { name, birthYear, look, streakRule, locale, username };
  if (input.avatarType !== undefined) Object.assign(fields, chooseAvatar(ctx, before, input.avatarType));
  if (avatarUrl !== undefined) fields.avatarUrl = avatarUrl;
  else if (input.avatarUrl === null) fields.avatarUrl = null;
  // A form may send the present address back; no other one is a picture.
  else if (input.avatarUrl !== undefined && input.avatarUrl !== before.avatarUrl) throw unreadablePicture();
  if (input.equippedGear !== undefined) fields.equippedGear = chooseGear(before, input.equippedGear);
  if (input.pin !== undefined) fields.pinSealed = sealPin(ctx.secrets, before.id, input.pin);
  const hasUsername = fields.username ?? before.username;
  const hasPin = fields.pinSealed ?? before.pinSealed;
  if (!hasUsername !== !hasPin) {
    throw refusal('BAD_REQUEST', 'loginNeedsBoth');
  }
  return fields;
}

function chooseAvatar(ctx: FamilyContext, before: ChildRow, avatarType: string) {
  const by = ctx.parent ? 'parent' : 'child';
  const choice = orThrow(decideAvatarChoice({ by, avatarType, unlockedAvatars: before.unlockedAvatars }));
  return { avatarType: choice.avatarType, unlockedAvatars: choice.unlockedAvatars };
}

function chooseGear({ unlockedGear }: ChildRow, wanted: string[]): string[] {
  return orThrow(decideEquip({ wanted, owned: unlockedGear, gearTypeOf })).equippedGear;
}
