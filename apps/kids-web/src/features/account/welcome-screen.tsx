import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { HeroScene } from '@herohood/ui/hero-scene/hero-scene';
import { PageTitle } from '@herohood/ui/page-title/page-title';
import { noHeroText, welcomeText } from '../../text/en/account';
import { appText } from '../../text/en/app';
import styles from './welcome-screen.module.css';

type Props = { kind: 'signed-out' | 'no-hero'; onLogin: () => void };

/** For /kids without a signed-in hero, or with a session whose hero cannot be found. */
export default function WelcomeScreen({ kind, onLogin }: Props) {
  const isNoHero = kind === 'no-hero';
  const words = isNoHero ? noHeroText : welcomeText;
  return (
    <main className={styles.screen}>
      <PageTitle title={appText.titles.welcome} />
      <HeroScene />
      <div className={styles.words}>
        <p className={styles.brand}>{appText.name}</p>
        <h1 className={styles.title}>{words.title}</h1>
        <p className={styles.body}>{words.body}</p>
      </div>
      <div className={styles.heroes} aria-hidden>
        {isNoHero ? (
          <HeroArt avatarType="robot" size={210} />
        ) : (
          <>
            <HeroArt avatarType="princess" size={128} />
            <HeroArt avatarType="robot" size={168} />
            <HeroArt avatarType="animal" size={168} />
            <HeroArt avatarType="ninja" size={128} />
          </>
        )}
      </div>
      <ChunkyButton kind="big" accent="sunshine" className={styles.start} onClick={onLogin}>
        {isNoHero ? noHeroText.back : welcomeText.start}
      </ChunkyButton>
    </main>
  );
}
