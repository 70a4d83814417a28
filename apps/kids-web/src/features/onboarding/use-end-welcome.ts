import { readApiError } from '@herohood/browser/api-error';
import type { BaseAvatar } from '@herohood/domain/children/schema';
import { trpc } from '../../lib/api';
import { showEmergency } from '../controls/public';
import { useOwnHero } from '../home/public';
import { rememberStep } from './step';

/** How long a server that does not answer is left alone. */
const AGAIN_MS = 5_000;

const isLost = (error: unknown) => {
  const { status } = readApiError(error);
  return status === 0 || status >= 500;
};

/**
 * Tells the server that the welcome is over and who the hero said they are, which gives the hat. It is kept on the device first and sent until it arrives,
 * also after a reload; the server gives it once, however often it is told.
 */
export function useEndWelcome(heroId: string) {
  const ownHero = useOwnHero();
  const { mutate, isPending, failureCount } = trpc.children.endWelcome.useMutation({
    retry: (_count, error) => isLost(error),
    retryDelay: AGAIN_MS,
    async onSuccess(hero) {
      await ownHero.cancel();
      ownHero.set(hero);
      rememberStep(heroId, null);
    },
    onError(thrown) {
      const error = readApiError(thrown);
      if (error.hasEmergency) showEmergency(error);
    },
  });
  return {
    /** There is no network: the hat comes later. */
    isLate: isPending && failureCount > 0,
    endWelcome(chosen?: BaseAvatar) {
      if (isPending) return;
      rememberStep(heroId, { step: 'over', chosen });
      mutate({ id: heroId, ...(chosen && { avatarType: chosen }) });
    },
  };
}
