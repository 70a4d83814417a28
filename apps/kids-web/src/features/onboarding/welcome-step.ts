import { readApiError } from '@herohood/browser/api-error';
import { BASE_AVATARS } from '@herohood/domain/children/hero';
import type { BaseAvatar } from '@herohood/domain/children/schema';
import { recall, remember } from '../../device/store';
import { trpc } from '../../lib/api';
import { showEmergency } from '../controls/public';
import { useOwnHero } from '../home/public';

/** A new hero's first minute: each is one picture with one thing to tap. */
export const STEPS = ['hello', 'deed', 'chest', 'hat', 'worn'] as const;
export type Step = (typeof STEPS)[number];

interface Kept {
  /** `over`: the server has yet to hear of it. */
  step: Step | 'over';
  /** Who the hero said they are. */
  chosen?: BaseAvatar | undefined;
}

const keyOf = (heroId: string) => `welcome.${heroId}`;

/** Where this hero's welcome was left on this device. */
export function recallStep(heroId: string): Kept {
  const { step, chosen } = (recall(keyOf(heroId)) ?? {}) as Partial<Record<keyof Kept, unknown>>;
  return {
    step: ([...STEPS, 'over'] as const).find((each) => each === step) ?? 'hello',
    chosen: BASE_AVATARS.find(({ avatarType }) => avatarType === chosen)?.avatarType,
  };
}

/** Keeps how far the welcome is, for a page that is loaded anew; null forgets it. */
export function rememberStep(heroId: string, kept: Kept | null): void {
  remember(keyOf(heroId), kept);
}

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
