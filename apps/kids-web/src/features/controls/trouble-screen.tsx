import { HeroScene } from '@herohood/ui/hero-scene/hero-scene';
import Antenna from '~icons/fluent-emoji-flat/satellite-antenna';
import { FailedCard } from '../../layout/failed-card';
import styles from './trouble-screen.module.css';

type Props = { title: string; body: string; onRetry: () => void };

/** When the server cannot be reached before anything could be shown, or a screen fell over. */
export function TroubleScreen({ title, body, onRetry }: Props) {
  return (
    <main className={styles.screen}>
      <HeroScene />
      <div className={styles.card}>
        <FailedCard art={<Antenna width={124} height={124} />} title={title} body={body} onRetry={onRetry} />
      </div>
    </main>
  );
}
