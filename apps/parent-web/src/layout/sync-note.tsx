import { useOnline } from '@herohood/ui/runtime/use-online';
import { useSyncStatus } from '../lib/sync-status';
import { appText } from '../text/en/app';
import classes from './sync-note.module.css';

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
