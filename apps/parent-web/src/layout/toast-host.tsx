import { lazily } from '@herohood/ui/runtime/lazy-part';
import { notificationsStore } from '@mantine/notifications';
import { useEffect, useState } from 'react';

const Toasts = lazily(() => import('./toasts').then((part) => ({ default: part.Toasts })));

/** After the first view has had the network for itself; a toast that says 'offline' could not fetch its own frame. */
const QUIET_MS = 2_500;

/** Fetches what shows toasts after a quiet while, or with the first one; a toast that comes meanwhile waits. */
export function ToastHost() {
  const [isNeeded, setIsNeeded] = useState(() => notificationsStore.getState().notifications.length > 0);
  useEffect(() => {
    if (isNeeded) return;
    const look = () => {
      if (notificationsStore.getState().notifications.length > 0) setIsNeeded(true);
    };
    // A screen may have told something while it appeared, before anybody listened.
    look();
    const timer = setTimeout(() => setIsNeeded(true), QUIET_MS);
    const stopListening = notificationsStore.subscribe(look);
    return () => {
      clearTimeout(timer);
      stopListening();
    };
  }, [isNeeded]);
  return isNeeded ? <Toasts /> : null;
}
