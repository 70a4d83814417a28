import { useOnline } from '@herohood/ui/runtime/use-online';
import type { SyncState } from '@herohood/ui/runtime/use-sync';
import { sayDate } from '@herohood/ui/text/say';
import { familyDayAt, familyToday, wallAt } from '../lib/family-clock';
import { useOfflineStatus } from '../lib/offline/offline-status';
import { offlineText } from '../text/en/sync';
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
      <Cloud />
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

function Cloud() {
  return (
    <svg viewBox="0 0 48 32" width="42" height="28" aria-hidden focusable={false}>
      <path d="M12 28a9 9 0 0 1-1-18C14 3 24 1 29 7c7-2 13 3 12 10a6 6 0 0 1-3 11z" fill="#a9b7d8" />
      <path d="m17 13 12 12m0-12L17 25" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
