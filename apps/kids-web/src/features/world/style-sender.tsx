import { readApiError } from '@herohood/browser/api-error';
import { notifyManager } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { toast } from '../../device/toast';
import { trpc } from '../../lib/api';
import { giftsText } from '../../text/en/gifts';
import { showEmergency } from '../controls/public';
import { useOwnHero } from '../home/public';
import { keepWaitingStyle, readWaitingStyle, useWaitingStyle } from './waiting-style';

const isSame = (one: object | null, other: object) => JSON.stringify(one) === JSON.stringify(other);

/** How often a choice that lies here is sent again. */
const AGAIN_MS = 10_000;

/**
 * Sends what the hero has chosen, the last choice after the one that is on its way. What gets no answer stays on this
 * device and is sent again until it does. Draws nothing; it is there while something waits.
 */
export default function StyleSender({ heroId }: { heroId: string }) {
  const ownHero = useOwnHero();
  const { mutateAsync } = trpc.world.chooseStyle.useMutation();
  const waiting = useWaitingStyle(heroId);
  const isBusy = useRef(false);

  const send = useCallback(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      for (let isSent = false; !isSent; ) {
        const style = readWaitingStyle(heroId);
        if (!style) return;
        const hero = await mutateAsync({ id: heroId, ...style });
        await ownHero.cancel();
        // Something newer may have been chosen meanwhile.
        isSent = isSame(readWaitingStyle(heroId), style);
        notifyManager.batch(() => {
          ownHero.set(hero);
          // Not before the screen has heard of the answer: the old choice would flash up.
          notifyManager.schedule(() => {
            if (isSame(readWaitingStyle(heroId), style)) keepWaitingStyle(heroId, null);
          });
        });
      }
    } catch (thrown) {
      const error = readApiError(thrown);
      if (error.hasEmergency) return showEmergency(error);
      const isRefused = error.status >= 400 && error.status < 500 && error.status !== 401;
      if (!isRefused) return;
      keepWaitingStyle(heroId, null);
      toast({ ...giftsText.refused, tone: 'bad' });
      void ownHero.renew();
    } finally {
      isBusy.current = false;
    }
  }, [heroId, mutateAsync, ownHero]);

  useEffect(() => {
    if (waiting) void send();
  }, [waiting, send]);

  useEffect(() => {
    const again = () => void send();
    window.addEventListener('online', again);
    const timer = setInterval(again, AGAIN_MS);
    return () => {
      window.removeEventListener('online', again);
      clearInterval(timer);
    };
  }, [send]);

  return null;
}
