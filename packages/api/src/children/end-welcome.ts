import { endWelcome as noteEnd } from '@herohood/db/children/queries';
import type { Child, endWelcomeInput } from '@herohood/domain/children/schema';
import { welcomeGift } from '@herohood/domain/children/welcome';
import { wearAfterPurchase } from '@herohood/domain/shop/equipment';
import { gearTypeOf } from '@herohood/domain/shop/gear-catalogue';
import type * as z from 'zod';
import type { ChildContext } from '../context';
import { changeOneself } from './own-child';
import { lookNow } from './present';

/**
 * A hero's welcome is over, played or closed: they are who they said, and own a hat, which they wear where the head is bare; no points
 * move. Once in a hero's life; later it changes nothing (rules: the welcome).
 */
export function endWelcome(
  ctx: ChildContext,
  { id: childId, avatarType: chosen }: z.output<typeof endWelcomeInput>,
): Promise<Child> {
  const { familyId } = ctx;
  return changeOneself(ctx, childId, async (hero, unit) => {
    const { unlockedGear, equippedGear } = hero;
    const avatarType = chosen ?? hero.avatarType;
    const look = lookNow(hero, ctx.child.family);
    const hat = welcomeGift({ isWelcomed: hero.welcomedAt !== null, unlockedGear, look });
    const welcomed = await noteEnd(
      unit.tx,
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
}
