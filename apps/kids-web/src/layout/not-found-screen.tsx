import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { HeroScene } from '@herohood/ui/hero-scene/hero-scene';
import { StateCard } from '@herohood/ui/state-card/state-card';
import { appText } from '../text/en/app';
import styles from './not-found-screen.module.css';

/** An address that names no screen. */
export default function NotFoundScreen() {
  return (
    <main className={styles.screen}>
      <HeroScene />
      <div className={styles.card}>
        <StateCard
          accent="sunshine"
          art={<HeroArt avatarType="fox" size={150} />}
          title={appText.notFound}
          body={appText.lost}
          action={
            <a href="/kids" className={styles.link}>
              {appText.backHome}
            </a>
          }
        />
      </div>
    </main>
  );
}
