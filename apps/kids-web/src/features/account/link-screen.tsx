import { readApiError } from '@herohood/browser/api-error';
import type { Child } from '@herohood/domain/children/schema';
import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { PageTitle } from '@herohood/ui/page-title/page-title';
import { useEffect, useRef } from 'react';
import { SceneCard } from '../../layout/scene-card';
import { trpc } from '../../lib/api';
import { linkText, loginText, sayWait } from '../../text/en/account';
import { appText } from '../../text/en/app';
import styles from './link-screen.module.css';
import { useEnter } from './use-enter';

type Props = {
  /** What stands behind the address that a parent's code holds. */
  token: string;
  /** The family's code, from the same address. */
  familyCode: string;
  onEnter: (hero: Child) => void;
  /** The child would rather type who they are. */
  onType: () => void;
};

/** Signs a hero in with the code that they scanned: nothing is to be done but to look. */
export default function LinkScreen({ token, familyCode, onEnter, onType }: Props) {
  const link = useLink({ token, familyCode, onEnter });
  const { hero, trouble } = link;
  return (
    <SceneCard>
      <PageTitle title={appText.titles.login} />
      <section className={styles.card} aria-live="polite" aria-busy={!hero && !trouble}>
        <div className={styles.art} data-waiting={!hero && !trouble}>
          <HeroArt avatarType={hero?.avatarType ?? 'robot'} avatarUrl={hero?.avatarUrl ?? null} size={168} />
        </div>
        <h1 className={styles.title}>
          {hero ? linkText.welcome(hero.name) : (trouble?.title ?? linkText.busy)}
        </h1>
        {trouble && (
          <>
            <p className={styles.body}>{trouble.body}</p>
            <div className={styles.ways}>
              {trouble.canTryAgain && (
                <ChunkyButton kind="big" accent="sunshine" onClick={link.tryAgain}>
                  {linkText.again}
                </ChunkyButton>
              )}
              <ChunkyButton accent="turquoise" onClick={onType}>
                {linkText.type}
              </ChunkyButton>
            </div>
          </>
        )}
      </section>
    </SceneCard>
  );
}

interface Trouble {
  title: string;
  body: string;
  /** The code is as good as before. */
  canTryAgain: boolean;
}

/** Signs in with a link as soon as the screen stands, once for each token. */
function useLink({ token, familyCode, onEnter }: Omit<Props, 'onType'>) {
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
