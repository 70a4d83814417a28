import { lockChild, endWelcome as noteEnd } from '@herohood/db/children/queries';
import type { Child, endWelcomeInput } from '@herohood/domain/children/schema';
import { welcomeGift } from '@herohood/domain/children/welcome';
import { wearAfterPurchase } from '@herohood/domain/shop/equipment';
import { gearTypeOf } from '@herohood/domain/shop/gear-catalogue';
import type * as z from 'zod';
import { act } from '../act';
import type { ChildContext } from '../context';
import { found } from '../refusals';
import { requireOwnChild } from './own-child';
import { presentChildToHimself } from './present';

/**
 * A hero's welcome is over, played or closed: they own a hat and wear it where the head is bare, and are the base type that
 * they have chosen; no points move. Once in a hero's life; later it changes nothing (rules: the welcome).
 */
export async function endWelcome(ctx: ChildContext, input: z.output<typeof endWelcomeInput>): Promise<Child> {
  const { id: childId } = input;
  requireOwnChild(ctx, childId);
  const { familyId } = ctx;
  const row = await act(ctx, async (tx, unit) => {
    const hero = found(await lockChild(tx, familyId, childId), 'This hero');
    const { unlockedGear, equippedGear, unlockedAvatars } = hero;
    const { avatarType = hero.avatarType } = input;
    const hat = welcomeGift({ isWelcomed: hero.welcomedAt !== null, unlockedGear });
    const welcomed = await noteEnd(
      tx,
      { familyId, childId },
      {
        welcomedAt: ctx.now(),
        welcomeGear: hat,
        avatarType,
        unlockedAvatars: [...new Set([...unlockedAvatars, avatarType])],
        unlockedGear: hat ? [...unlockedGear, hat] : unlockedGear,
        equippedGear: hat ? wearAfterPurchase(equippedGear, hat, gearTypeOf) : equippedGear,
      },
    );
    if (!welcomed) return hero;
    unit.event({ type: 'updated', entity: 'child', entityId: childId, childId });
    unit.audit({ act: 'child.welcomed', childId });
    return welcomed;
  });
  return presentChildToHimself(row, ctx.child.family, ctx.now());
}
