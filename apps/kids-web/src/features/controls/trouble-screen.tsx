import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { HeroScene } from '@herohood/ui/hero-scene/hero-scene';
import { StateCard } from '@herohood/ui/state-card/state-card';
import Antenna from '~icons/fluent-emoji-flat/satellite-antenna';
import { appText } from '../../text/en/app';
import styles from './trouble-screen.module.css';

type Props = { title: string; body: string; onRetry: () => void };

/** When the server cannot be reached before anything could be shown, or a screen fell over. */
export function TroubleScreen({ title, body, onRetry }: Props) {
  return (
    <main className={styles.screen}>
      <HeroScene />
      <div className={styles.card}>
        <StateCard
          role="alert"
          accent="coral"
          art={<Antenna width={124} height={124} />}
          title={title}
          body={body}
          action={
            <ChunkyButton accent="coral" onClick={onRetry}>
              {appText.retry}
            </ChunkyButton>
          }
        />
      </div>
    </main>
  );
}
