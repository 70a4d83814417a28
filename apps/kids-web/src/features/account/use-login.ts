import type { Child } from '@herohood/domain/children/schema';
import { readApiError } from '@herohood/ui/runtime/api-error';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { trpc } from '../../lib/api';
import { fetchFirstAnswers } from '../../lib/first-answers';
import { readOfflineStatus, SIGNED_IN } from '../../lib/offline/offline-status';
import { clearRestrictions } from '../../lib/restrictions';
import { remember } from '../../lib/store';
import { toast } from '../../lib/toast';
import { loginText, waitText } from '../../text/en/account';
import { rememberHero } from './remembered-heroes';

export type Credentials = { familyCode: string; username: string; pin: string };

/** Refusals that a child should have time to read stay six seconds (rules: sessions). */
const LONG_MS = 6_000;
const words = loginText;

/** A wait in whole seconds as a person says it: '45 seconds', '2 minutes'. */
function sayWait(seconds: number): string {
  return seconds < 60 ? waitText.seconds(seconds) : waitText.minutes(Math.ceil(seconds / 60));
}

/** Who wants to come in; a lock is one hero's own, so a sister may sign in while her brother waits (rules: sign-in limits). */
const whoOf = ({ familyCode, username }: Omit<Credentials, 'pin'>) =>
  `${familyCode.trim().toUpperCase()}/${username.trim().toLowerCase()}`;

/**
 * Signs a hero in: checks that nothing is empty, tells every refusal as a toast, remembers the hero on this
 * device. `lockedUntil` (milliseconds since 1970) is more than 0 while the server wants a pause of that hero.
 */
export function useLogin(onSuccess: (hero: Child) => void, onRefused: () => void) {
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  const [locks, setLocks] = useState<Readonly<Record<string, number>>>({});

  const login = trpc.account.childLogin.useMutation({
    async onMutate() {
      // Who left without network is still signed in: telling the server afterwards would end the next one's session.
      if (readOfflineStatus().isLeaving)
        await (await import('../../lib/offline/finish-logout')).finishLogout();
    },
    onSuccess(hero, { familyCode, username }) {
      // Nothing of a hero who played before on this device may flash up for the next one.
      queryClient.clear();
      clearRestrictions();
      remember(SIGNED_IN, hero.id);
      void fetchFirstAnswers({ queryClient, client: utils.client, utils });
      // Shown until the home's first answers come: they are a moment younger.
      utils.account.childMe.setData(undefined, hero);
      rememberHero({ familyCode, username, name: hero.name, avatarType: hero.avatarType });
      onSuccess(hero);
    },
    onError(thrown, credentials) {
      const error = readApiError(thrown);
      onRefused();
      if (error.hasEmergency) return toast({ ...words.emergency, tone: 'bad', durationMs: LONG_MS });
      if (error.isFeatureDisabled) return toast({ ...words.disabled, tone: 'bad', durationMs: LONG_MS });
      if (error.status === 429 && error.retryAfter !== null) {
        const until = Date.now() + error.retryAfter * 1000;
        setLocks((before) => ({ ...before, [whoOf(credentials)]: until }));
        const message = words.tooMany(sayWait(error.retryAfter));
        return toast({ title: words.failed.title, message, tone: 'bad', durationMs: LONG_MS });
      }
      // No answer at all says nothing about a PIN.
      const fallback = error.status === 0 ? words.failed.noAnswer : words.failed.fallback;
      toast({ title: words.failed.title, message: error.message || fallback, tone: 'bad' });
    },
  });

  return {
    isBusy: login.isPending || login.isSuccess,
    lockedUntil: (who: Omit<Credentials, 'pin'>) => locks[whoOf(who)] ?? 0,
    submit(credentials: Credentials) {
      const familyCode = credentials.familyCode.trim();
      const username = credentials.username.trim();
      const pin = credentials.pin.trim();
      if (!familyCode || !username || !pin) return toast({ ...words.missing, tone: 'bad' });
      login.mutate({ familyCode, username, pin });
    },
  };
}
