import type { SyncStatus } from '@herohood/browser/sync-loop';
import { useOnline } from '@herohood/browser/use-online';
import { createContext, useContext } from 'react';
import { appText } from '../text/en/app';
import classes from './page.module.css';

/** How the sync of the screens behind the gate stands; in front of it nothing is kept in step. */
export const SyncStatusContext = createContext<SyncStatus>('idle');

const useSyncStatus = (): SyncStatus => useContext(SyncStatusContext);

/** Says that what is shown may be old; silent while all is well. */
export function SyncNote() {
  const isOnline = useOnline();
  const status = useSyncStatus();
  if (isOnline && status !== 'error') return null;
  return (
    <p className={classes.note} role="status">
      {isOnline ? appText.unreachable : appText.offline}
    </p>
  );
}
