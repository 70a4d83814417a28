import { sayDate } from '@herohood/browser/text/say';
import { useOnline } from '@herohood/browser/use-online';
import type { SyncState } from '@herohood/browser/use-sync';
import { familyDayAt, familyToday, wallAt } from '../features/home/public';
import { useOfflineStatus } from '../offline/offline-status';
import { offlineText } from '../text/en/sync';
import { NoSignal } from './failed-card';
import styles from './offline-note.module.css';

/** Says that what is shown may be old, how old it is, and what waits to be sent. Silent while all is well. */
export function OfflineNote({ sync }: { sync: SyncState }) {
  const isOnline = useOnline();
  const { unsent } = useOfflineStatus();
  if (isOnline && sync.status !== 'error') return null;
  const facts = [
    sync.lastSyncAt && offlineText.asOf(sayTime(Date.parse(sync.lastSyncAt))),
    unsent.length > 0 && offlineText.unsent(unsent.length),
  ].filter(Boolean);
  return (
    <div className={styles.note} role="status">
      <NoSignal width={42} />
      <div>
        <p className={styles.line}>{isOnline ? offlineText.unreachable : offlineText.offline}</p>
        {facts.length > 0 && <p className={styles.facts}>{facts.join(' ')}</p>}
      </div>
    </div>
  );
}

/** The hour alone on the family's day, with the day of the week before. */
function sayTime(at: number): string {
  const clock = { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' } as const;
  const isToday = familyDayAt(at) === familyToday();
  return sayDate(wallAt(at), isToday ? clock : { weekday: 'long', ...clock });
}
