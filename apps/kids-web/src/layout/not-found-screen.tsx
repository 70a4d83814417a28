import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { StateCard } from '@herohood/ui/state-card/state-card';
import { appText } from '../text/en/app';
import { SceneCard } from './scene-card';
import styles from './scene-card.module.css';

/** An address that names no screen. */
export default function NotFoundScreen() {
  return (
    <SceneCard>
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
    </SceneCard>
  );
}
