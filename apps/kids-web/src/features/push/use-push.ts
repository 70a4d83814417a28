import { readApiError } from '@herohood/browser/api-error';
import {
  canTakePushes,
  currentSubscription,
  dropSubscription,
  type PushPermission,
  pushPermission,
  subscribeTo,
} from '@herohood/browser/push-browser';
import { useCallback, useEffect, useState } from 'react';
import { recall, remember } from '../../device/store';
import { toast } from '../../device/toast';
import { trpc } from '../../lib/api';
import { pushText } from '../../text/en/push';
import { showEmergency } from '../controls/public';

/** What a hero wants on this device; null: they have not said. Siblings on one tablet each have their own. */
type PushWish = 'yes' | 'no' | null;

const keyOf = (heroId: string) => `push.${heroId}`;

export function recallWish(heroId: string): PushWish {
  const kept = recall(keyOf(heroId));
  return kept === 'yes' || kept === 'no' ? kept : null;
}

export const rememberWish = (heroId: string, wish: 'yes' | 'no'): void => remember(keyOf(heroId), wish);

/** `checking`: not known yet. `unsupported`: nothing can be offered. `off`: it may be asked for. */
export type PushState = 'checking' | 'unsupported' | 'denied' | 'off' | 'on';

const stateOf = (permission: PushPermission): PushState =>
  permission === 'unsupported' || permission === 'denied' ? permission : 'off';

/**
 * Whether this browser takes pushes for the hero, and the means to change it. What the hero once wanted here is
 * restored wherever it is used: a subscription that expired, was made for another key of the server or belonged to a
 * sibling who played here is made anew. The browser's own question is asked by `turnOn` alone.
 */
export function usePush(heroId: string) {
  const { client } = trpc.useUtils();
  const [state, setState] = useState<PushState>('checking');
  const [isBusy, setIsBusy] = useState(false);

  const subscribe = useCallback(async () => {
    const subscription = await subscribeTo(await client.push.publicKey.query());
    await client.push.subscribe.mutate(
      subscription.toJSON() as Parameters<typeof client.push.subscribe.mutate>[0],
    );
  }, [client]);

  useEffect(() => {
    let isGone = false;
    const settle = (next: PushState) => {
      if (!isGone) setState(next);
    };
    async function look() {
      if (!(await canTakePushes())) return settle('unsupported');
      const permission = pushPermission();
      if (permission !== 'granted' || recallWish(heroId) !== 'yes') return settle(stateOf(permission));
      // Offline, or while the server is away, what is there goes on to work.
      if (await currentSubscription()) settle('on');
      await subscribe();
      settle('on');
    }
    look().catch(() => settle(stateOf(pushPermission())));
    return () => {
      isGone = true;
    };
  }, [heroId, subscribe]);

  async function act(work: () => Promise<PushState>) {
    if (isBusy) return;
    setIsBusy(true);
    try {
      setState(await work());
    } catch (thrown) {
      const error = readApiError(thrown);
      if (error.hasEmergency) return showEmergency(error);
      const { title, message } = pushText.failed;
      toast({ title, message: navigator.onLine ? error.message || message : pushText.offline, tone: 'bad' });
    } finally {
      setIsBusy(false);
    }
  }

  return {
    state,
    isBusy,
    /** Must be called from a touch: browsers ask their question only then. */
    turnOn: () =>
      act(async () => {
        const permission = await Notification.requestPermission();
        if (permission !== 'granted') {
          rememberWish(heroId, 'no');
          if (permission === 'denied') toast({ ...pushText.denied, tone: 'bad' });
          return stateOf(permission);
        }
        await subscribe();
        rememberWish(heroId, 'yes');
        toast({ ...pushText.on, tone: 'good' });
        return 'on';
      }),
    turnOff: () =>
      act(async () => {
        rememberWish(heroId, 'no');
        const endpoint = await dropSubscription();
        if (endpoint) await client.push.unsubscribe.mutate({ endpoint });
        return 'off';
      }),
  };
}
