import { lazily } from '@herohood/browser/lazy-part';
import { whenIdle } from '@herohood/browser/when-idle';
import { notificationsStore } from '@mantine/notifications';
import { useEffect, useState } from 'react';

const Toasts = lazily(async () => (await import('./toasts')).Toasts);

/**
 * Fetches what shows toasts when the device is idle, or with the first one; a toast that comes meanwhile waits. One that
 * says 'offline' could not fetch its own frame.
 */
export function ToastHost() {
  const [isNeeded, setIsNeeded] = useState(() => notificationsStore.getState().notifications.length > 0);
  useEffect(() => {
    if (isNeeded) return;
    const look = () => {
      if (notificationsStore.getState().notifications.length > 0) setIsNeeded(true);
    };
    // A screen may have told something while it appeared, before anybody listened.
    look();
    const stopWaiting = whenIdle(() => setIsNeeded(true));
    const stopListening = notificationsStore.subscribe(look);
    return () => {
      stopWaiting();
      stopListening();
    };
  }, [isNeeded]);
  return isNeeded ? <Toasts /> : null;
}
