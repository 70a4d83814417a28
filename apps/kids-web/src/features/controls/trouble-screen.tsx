import { HeroScene } from '@herohood/ui/hero-scene/hero-scene';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { FailedCard, NoSignal } from '../../layout/failed-card';
import { appText } from '../../text/en/app';
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

/** A screen that threw: never a blank page, never raw error text. */
export function Crash({ reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => void router.invalidate().finally(reset);
  return <TroubleScreen title={appText.crashTitle} body={appText.crashBody} onRetry={retry} />;
}
