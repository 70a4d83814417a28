import { lazyPart } from '@herohood/browser/lazy-part';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { Suspense } from 'react';
import { loginText } from '../../text/en/account';
import styles from './hero-picker.module.css';
import type { RememberedHero } from './remembered-heroes';

// Only heroes who have chosen a frame need it.
const HeroPortrait = lazyPart(() => import('@herohood/ui/hero-portrait/hero-portrait'));

type Props = {
  heroes: readonly RememberedHero[];
  onPick: (hero: RememberedHero) => void;
  onForget: (hero: RememberedHero) => void;
  onOther: () => void;
};

const accents = ['sunshine', 'turquoise', 'purple', 'mint', 'coral'] as const;

/** The heroes that this device knows, to be tapped instead of typed. */
export function HeroPicker({ heroes, onPick, onForget, onOther }: Props) {
  return (
    <div className={styles.picker}>
      <ul className={styles.heroes}>
        {heroes.map((hero, index) => (
          <li key={`${hero.familyCode}/${hero.username}`} className={styles.item}>
            <button
              type="button"
              className={styles.hero}
              data-accent={accents[index % accents.length]}
              onClick={() => onPick(hero)}
            >
              <span className={styles.art}>
                {hero.frame ? (
                  <Suspense>
                    <HeroPortrait hero={hero} frame={hero.frame} size={112} />
                  </Suspense>
                ) : (
                  <HeroArt avatarType={hero.avatarType} size={112} />
                )}
              </span>
              <span className={styles.name}>
                <bdi>{hero.name}</bdi>
              </span>
            </button>
            <button
              type="button"
              className={styles.forget}
              aria-label={loginText.forget(hero.name)}
              onClick={() => onForget(hero)}
            >
              <span className={styles.cross}>×</span>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.other} onClick={onOther}>
        <span className={styles.plus} aria-hidden>
          +
        </span>
        {loginText.anotherHero}
      </button>
    </div>
  );
}
