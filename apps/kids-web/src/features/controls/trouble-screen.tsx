import { HeroScene } from '@herohood/ui/hero-scene/hero-scene';
import { FailedCard } from '../../layout/failed-card';
import { NoSignal } from '../../layout/no-signal';
import styles from './trouble-screen.module.css';

type Props = { title: string; body: string; onRetry: () => void };

/** When the server cannot be reached before anything could be shown, or a screen fell over. */
export function TroubleScreen({ title, body, onRetry }: Props) {
  return (
    <main className={styles.screen}>
      <HeroScene />
      <div className={styles.card}>
        <FailedCard art={<NoSignal width={124} />} title={title} body={body} onRetry={onRetry} />
      </div>
    </main>
  );
}
