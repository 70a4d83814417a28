import type { Child } from '@herohood/domain/children/schema';
import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useState } from 'react';
import { trpc } from '../../lib/api';
import { readApiError } from '../../lib/api-error';
import { clearRestrictions } from '../../lib/restrictions';
import { toast } from '../../lib/toast';
import { text } from '../../text/en';
import { rememberHero } from './remembered-heroes';

export type Credentials = { familyCode: string; username: string; pin: string };

/** Refusals that a child should have time to read stay six seconds (specification §8). */
const LONG_MS = 6_000;
const words = text.login;

/** A wait in whole seconds as a person says it: '45 seconds', '2 minutes'. */
function sayWait(seconds: number): string {
  return seconds < 60 ? text.wait.seconds(seconds) : text.wait.minutes(Math.ceil(seconds / 60));
}

/**
 * Signs a hero in: checks that nothing is empty, tells every refusal as a toast, remembers the hero on this
 * device. `lockedUntil` (milliseconds since 1970) is set while the server wants a pause.
 */
export function useLogin(onSuccess: (hero: Child) => void, onRefused: () => void) {
  const queryClient = useQueryClient();
  const [lockedUntil, setLockedUntil] = useState(0);

  const login = trpc.account.childLogin.useMutation({
    onSuccess(hero, { familyCode, username }) {
      // Nothing of a hero who played before on this device may flash up for the next one.
      queryClient.clear();
      clearRestrictions();
      queryClient.setQueryData(getQueryKey(trpc.account.childMe, undefined, 'query'), hero);
      rememberHero({ familyCode, username, name: hero.name, avatarType: hero.avatarType });
      onSuccess(hero);
    },
    onError(thrown) {
      const error = readApiError(thrown);
      onRefused();
      if (error.hasEmergency) return toast({ ...words.emergency, tone: 'bad', durationMs: LONG_MS });
      if (error.isFeatureDisabled) return toast({ ...words.disabled, tone: 'bad', durationMs: LONG_MS });
      if (error.status === 429 && error.retryAfter !== null) {
        setLockedUntil(Date.now() + error.retryAfter * 1000);
        const message = words.tooMany(sayWait(error.retryAfter));
        return toast({ title: words.failed.title, message, tone: 'bad', durationMs: LONG_MS });
      }
      toast({ title: words.failed.title, message: error.message || words.failed.fallback, tone: 'bad' });
    },
  });

  return {
    isBusy: login.isPending || login.isSuccess,
    lockedUntil,
    submit(credentials: Credentials) {
      const familyCode = credentials.familyCode.trim();
      const username = credentials.username.trim();
      const pin = credentials.pin.trim();
      if (!familyCode || !username || !pin) return toast({ ...words.missing, tone: 'bad' });
      login.mutate({ familyCode, username, pin });
    },
  };
}
