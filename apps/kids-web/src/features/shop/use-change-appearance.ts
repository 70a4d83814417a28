import { readApiError } from '@herohood/browser/api-error';
import type { Child } from '@herohood/domain/children/schema';
import type { GearTypeOf } from '@herohood/domain/shop/equipment';
import { useRef } from 'react';
import { play } from '../../device/sound';
import { toast } from '../../device/toast';
import { trpc } from '../../lib/api';
import { shopText, wardrobeText } from '../../text/en/shop';
import { showEmergency } from '../controls/public';
import { useOwnHero } from '../home/public';

type Appearance = Partial<Pick<Child, 'avatarType' | 'equippedGear'>>;

/**
 * Changes what the hero is or wears. It shows at once and goes back to what the server last said when it refuses. Quick
 * taps are sent one after the other, each built on the one before; only the last answer counts for the screen.
 */
export function useChangeAppearance(heroId: string) {
  const ownHero = useOwnHero();
  const update = trpc.children.update.useMutation({ scope: { id: 'hero-appearance' } });
  const pending = useRef(0);
  const confirmed = useRef<Child | null>(null);

  return async function changeAppearance(next: (hero: Child) => Appearance): Promise<void> {
    await ownHero.cancel();
    const shown = ownHero.get();
    if (!shown) return;
    if (pending.current === 0) confirmed.current = shown;
    pending.current += 1;
    const appearance = next(shown);
    ownHero.set({ ...shown, ...appearance });
    play('tap');
    try {
      confirmed.current = await update.mutateAsync({ id: heroId, ...appearance });
      toast({ title: wardrobeText.updated, tone: 'good', durationMs: 2_000 });
    } catch (thrown) {
      const error = readApiError(thrown);
      if (error.hasEmergency) return showEmergency(error);
      const { title, fallback } = wardrobeText.failed;
      const message = error.status === 0 ? shopText.offline : error.message || fallback;
      toast({ title, message, tone: 'bad' });
      // A piece or an avatar that is not theirs any more: what is on screen was out of date.
      if (error.status > 0) void ownHero.renew();
    } finally {
      pending.current -= 1;
      if (pending.current === 0 && confirmed.current) ownHero.set(confirmed.current);
    }
  };
}

/** What is worn after putting a piece on: it takes the place of the one of its type (rules: shop: one of each). */
export function putOn(equipped: readonly string[], id: string, typeOf: GearTypeOf): string[] {
  const type = typeOf(id);
  return [...equipped.filter((each) => each !== id && typeOf(each) !== type), id];
}

/** What is worn after taking a piece off. */
export function takeOff(equipped: readonly string[], id: string): string[] {
  return equipped.filter((each) => each !== id);
}
