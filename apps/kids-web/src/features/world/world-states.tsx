import House from '~icons/fluent-emoji-flat/house';
import { FailedCard } from '../../layout/failed-card';
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
  return <FailedCard art={<House width={128} height={128} />} title={title} body={body} onRetry={onRetry} />;
}
