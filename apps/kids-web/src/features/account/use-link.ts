import { readApiError } from '@herohood/browser/api-error';
import type { Child } from '@herohood/domain/children/schema';
import { useEffect, useRef } from 'react';
import { trpc } from '../../lib/api';
import { linkText, loginText, sayWait } from '../../text/en/account';
import { useEnter } from './use-enter';

interface Trouble {
  title: string;
  body: string;
  /** The code is as good as before. */
  canTryAgain: boolean;
}

/** Signs in with a link as soon as the screen stands, once for each token. */
export function useLink({
  token,
  familyCode,
  onEnter,
}: {
  token: string;
  familyCode: string;
  onEnter: (hero: Child) => void;
}) {
  const { prepare, enter } = useEnter();
  const begun = useRef<string | null>(null);
  const link = trpc.account.childLink.useMutation({
    onMutate: prepare,
    onSuccess(hero) {
      enter(hero, { familyCode, username: hero.username });
      onEnter(hero);
    },
  });
  const { mutate } = link;

  useEffect(() => {
    // A link opens once: asking twice would answer that it was used.
    if (begun.current === token) return;
    begun.current = token;
    mutate({ token });
  }, [token, mutate]);

  return {
    hero: link.data ?? null,
    trouble: link.error ? troubleOf(link.error) : null,
    tryAgain: () => mutate({ token }),
  };
}

function troubleOf(thrown: unknown): Trouble {
  const error = readApiError(thrown);
  const again = (title: string, body: string): Trouble => ({ title, body, canTryAgain: true });
  if (error.code === 'LINK_USED') return { ...linkText.used, canTryAgain: false };
  if (error.code === 'LINK_GONE') return { ...linkText.gone, canTryAgain: false };
  if (error.hasEmergency) {
    return again(loginText.emergency.title, error.message || loginText.emergency.message);
  }
  if (error.isFeatureDisabled) return again(loginText.disabled.title, loginText.disabled.message);
  if (error.retryAfter !== null) {
    return again(linkText.tooMany.title, linkText.tooMany.body(sayWait(error.retryAfter)));
  }
  return again(linkText.noAnswer.title, linkText.noAnswer.body);
}
