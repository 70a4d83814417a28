import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { StateCard } from '@herohood/ui/state-card/state-card';
import House from '~icons/fluent-emoji-flat/house';
import { appText } from '../../text/en/app';
import styles from './world-states.module.css';

export function WorldLoading() {
  return (
    <div className={styles.loading} role="status">
      <House width={96} height={96} className={styles.house} />
      <span>{appText.loading}</span>
    </div>
  );
}

type Props = { title: string; body: string; onRetry: () => void };

export function WorldFailed({ title, body, onRetry }: Props) {
  return (
    <StateCard
      role="alert"
      accent="coral"
      art={<House width={128} height={128} />}
      title={title}
      body={body}
      action={
        <ChunkyButton accent="coral" onClick={onRetry}>
          {appText.retry}
        </ChunkyButton>
      }
    />
  );
}
