import type { SyncStatus } from '@herohood/browser/sync-loop';
import { useNow } from '@herohood/browser/use-now';
import { syncText } from '../text/en/sync';
import { relativeTime } from './relative-time';
import styles from './sync-pill.module.css';

/** The shown time moves in steps of a minute; twice that often is fine enough. */
const RENEW_MS = 30_000;

type Props = {
  sync: { status: SyncStatus; lastSyncAt: string | null };
  /** Also while all is well; elsewhere it is then only heard. */
  isAlwaysShown?: boolean;
};

/** Whether this device is in step with the family, and since when. */
export function SyncPill({ sync: { status, lastSyncAt }, isAlwaysShown = false }: Props) {
  const now = useNow(RENEW_MS).getTime();
  const isWell = status === 'idle' || status === 'syncing';
  return (
    <p className={isWell && !isAlwaysShown ? 'visually-hidden' : styles.pill}>
      <span className={styles.dot} data-status={status} aria-hidden />
      <span className={styles.text}>
        <span>{syncText[status]}</span>
        <span className={styles.time}>{relativeTime(lastSyncAt ? Date.parse(lastSyncAt) : null, now)}</span>
      </span>
    </p>
  );
}
