import { readApiError } from '@herohood/browser/api-error';
import { serverNow } from '@herohood/browser/server-clock';
import type { Child } from '@herohood/domain/children/schema';
import { normaliseFamilyCode } from '@herohood/domain/family/family-code';
import { textKey } from '@herohood/domain/text-key';
import { useState } from 'react';
import { toast } from '../../device/toast';
import { trpc } from '../../lib/api';
import { loginText, sayWait } from '../../text/en/account';
import { useEnter } from './use-enter';

export type Credentials = { familyCode: string; username: string; pin: string };

/** Refusals that a child should have time to read stay six seconds (rules: sessions). */
const LONG_MS = 6_000;
/** Beside the field stands what it was: the toast need not be read. */
const SHORT_MS = 2_000;
const words = loginText;

/** Who wants to come in; a lock is one hero's own, so a sister may sign in while her brother waits (rules: sign-in limits). */
const whoOf = ({ familyCode, username }: Omit<Credentials, 'pin'>) =>
  `${normaliseFamilyCode(familyCode)}/${textKey(username)}`;

/**
 * Signs a hero in: checks that nothing is empty, tells every refusal as a toast, remembers the hero on this
 * device. `lockedUntil` (milliseconds since 1970) is more than 0 while the server wants a pause of that hero.
 */
export function useLogin(onSuccess: (hero: Child) => void, onRefused: () => void) {
  const { prepare, enter } = useEnter();
  const [isWrong, setIsWrong] = useState(false);
  const [locks, setLocks] = useState<Readonly<Record<string, number>>>({});

  const login = trpc.account.childLogin.useMutation({
    onMutate: prepare,
    onSuccess(hero, credentials) {
      enter(hero, credentials);
      onSuccess(hero);
    },
    onError(thrown, credentials) {
      const error = readApiError(thrown);
      onRefused();
      setIsWrong(error.status === 401);
      if (error.hasEmergency) return toast({ ...words.emergency, tone: 'bad', durationMs: LONG_MS });
      if (error.isFeatureDisabled) return toast({ ...words.disabled, tone: 'bad', durationMs: LONG_MS });
      if (error.status === 429 && error.retryAfter !== null) {
        const until = serverNow().getTime() + error.retryAfter * 1000;
        setLocks((before) => ({ ...before, [whoOf(credentials)]: until }));
        const message = words.tooMany(sayWait(error.retryAfter));
        return toast({ title: words.failed.title, message, tone: 'bad', durationMs: LONG_MS });
      }
      // No answer at all says nothing about a PIN.
      const fallback = error.status === 0 ? words.failed.noAnswer : words.failed.fallback;
      const short = error.status === 401 ? { durationMs: SHORT_MS } : {};
      toast({ title: words.failed.title, message: error.message || fallback, tone: 'bad', ...short });
    },
  });

  return {
    /** The last try was refused because nobody is known by it; over as soon as something is typed. */
    isWrong,
    forgetTry: () => setIsWrong(false),
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
