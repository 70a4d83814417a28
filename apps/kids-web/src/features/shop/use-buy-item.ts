import { type ApiError, readApiError } from '@herohood/browser/api-error';
import { useRef, useState } from 'react';
import { play } from '../../device/sound';
import { toast } from '../../device/toast';
import { trpc } from '../../lib/api';
import { shopText } from '../../text/en/shop';
import { showEmergency } from '../controls/public';
import { useOwnHero } from '../home/public';
import type { ShopItem } from './shop-item';

/** `again`: the price has changed, and the hero may look at the new one. */
export type Outcome = 'bought' | 'refused' | 'again';

/**
 * Buys an item at the price that the hero saw. The server decides; while one purchase is on its way no other is sent, so
 * that a second tap is no second purchase. `onDone` is told in the same breath in which the button would open again.
 */
export function useBuyItem(heroId: string, onDone: (item: ShopItem, outcome: Outcome) => void) {
  const utils = trpc.useUtils();
  const ownHero = useOwnHero();
  const avatar = trpc.shop.purchaseAvatar.useMutation();
  const gear = trpc.shop.purchaseGear.useMutation();
  const isSending = useRef(false);
  const [isBuying, setIsBuying] = useState(false);

  const send = ({ kind, key, cost }: ShopItem) =>
    kind === 'avatar'
      ? avatar.mutateAsync({ id: heroId, avatarType: key, cost })
      : gear.mutateAsync({ id: heroId, gearId: key, cost });

  async function buy(item: ShopItem): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setIsBuying(true);
    const outcome = await pay(item);
    isSending.current = false;
    setIsBuying(false);
    onDone(item, outcome);
  }

  async function pay(item: ShopItem): Promise<Outcome> {
    try {
      const hero = await send(item);
      await ownHero.cancel();
      ownHero.set(hero);
      play('approved');
      return 'bought';
    } catch (thrown) {
      const error = readApiError(thrown);
      if (error.hasEmergency) showEmergency(error);
      else toast({ ...refusalOf(item, error), tone: 'bad' });
      // Another price, a purchase of another device, a shop that was closed: what is on screen was out of date. Without
      // an answer it may have been bought all the same.
      void ownHero.renew();
      if (error.status === 0) return 'refused';
      await utils.shop.invalidate();
      return error.code === 'PRICE_CHANGED' ? 'again' : 'refused';
    }
  }

  return { buy, isBuying };
}

function refusalOf({ kind }: ShopItem, { status, message }: ApiError): { title: string; message: string } {
  const { title, fallback } = shopText.refused[kind];
  if (status === 0) return { title, message: navigator.onLine ? shopText.unclear : shopText.offline };
  if (status >= 500) return { title, message: shopText.unclear };
  return { title, message: message || fallback };
}
