import { HeroScene } from '@herohood/ui/hero-scene/hero-scene';
import type { ReactNode } from 'react';
import styles from './scene-card.module.css';

/** One card before the landscape, as the whole screen. */
export function SceneCard({ children }: { children: ReactNode }) {
  return (
    <main className={styles.screen}>
      <HeroScene />
      <div className={styles.card}>{children}</div>
    </main>
  );
}
