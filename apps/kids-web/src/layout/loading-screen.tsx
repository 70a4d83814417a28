import { HeroScene } from '@herohood/ui/hero-scene/hero-scene';
import { appText } from '../text/en/app';
import styles from './loading-screen.module.css';

/** Full-screen wait while it is being found out who plays here. */
export function LoadingScreen() {
  return (
    <main className={styles.screen}>
      <HeroScene />
      <div className={styles.dots} aria-hidden>
        <span />
        <span />
        <span />
      </div>
      <p className={styles.text} role="status">
        {appText.loading}
      </p>
    </main>
  );
}
