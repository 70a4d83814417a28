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
import { lookNow, presentChildToHimself } from './present';

/**
 * A hero's welcome is over, played or closed: they are who they said, and own a hat, which they wear where the head is bare; no points
 * move. Once in a hero's life; later it changes nothing (rules: the welcome).
 */
export async function endWelcome(
  ctx: ChildContext,
  { id: childId, avatarType: chosen }: z.output<typeof endWelcomeInput>,
): Promise<Child> {
  requireOwnChild(ctx, childId);
  const { familyId } = ctx;
  const { family } = ctx.child;
  const row = await act(ctx, async (tx, unit) => {
    const hero = found(await lockChild(tx, familyId, childId), 'This hero');
    const { unlockedGear, equippedGear } = hero;
    const avatarType = chosen ?? hero.avatarType;
    const look = lookNow(hero, family);
    const hat = welcomeGift({ isWelcomed: hero.welcomedAt !== null, unlockedGear, look });
    const welcomed = await noteEnd(
      tx,
      { familyId, childId },
      {
        welcomedAt: ctx.now(),
        welcomeGear: hat,
        unlockedGear: hat ? [...unlockedGear, hat] : unlockedGear,
        equippedGear: hat ? wearAfterPurchase(equippedGear, hat, gearTypeOf) : equippedGear,
        avatarType,
        unlockedAvatars: [...new Set([...hero.unlockedAvatars, avatarType])],
      },
    );
    if (!welcomed) return hero;
    unit.event({ type: 'updated', entity: 'child', entityId: childId, childId });
    unit.audit({ act: 'child.welcomed', childId });
    return welcomed;
  });
  return presentChildToHimself(row, family, ctx.now());
}
