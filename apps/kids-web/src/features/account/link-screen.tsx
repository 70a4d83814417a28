import type { Child } from '@herohood/domain/children/schema';
import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { HeroScene } from '@herohood/ui/hero-scene/hero-scene';
import { PageTitle } from '@herohood/ui/page-title/page-title';
import { linkText } from '../../text/en/account';
import { appText } from '../../text/en/app';
import styles from './link-screen.module.css';
import { useLink } from './use-link';

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
    <main className={styles.screen}>
      <PageTitle title={appText.titles.login} />
      <HeroScene />
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
    </main>
  );
}
