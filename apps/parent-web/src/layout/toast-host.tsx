import { notificationsStore } from '@mantine/notifications';
import { useEffect, useState } from 'react';
import { lazily } from './lazily';

const Toasts = lazily(() => import('./toasts').then((part) => part.Toasts));

/** Fetches what shows toasts with the first one; a toast that comes meanwhile waits in its store. */
export function ToastHost() {
  const [isNeeded, setIsNeeded] = useState(() => notificationsStore.getState().notifications.length > 0);
  useEffect(() => {
    if (isNeeded) return;
    const look = () => {
      if (notificationsStore.getState().notifications.length > 0) setIsNeeded(true);
    };
    // A screen may have told something while it appeared, before anybody listened.
    look();
    return notificationsStore.subscribe(look);
  }, [isNeeded]);
  return isNeeded ? <Toasts /> : null;
}
