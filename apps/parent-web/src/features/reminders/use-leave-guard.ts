import { useBlocker, useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { confirmDestructive } from '../../layout/confirm';
import { remindersText } from '../../text/en/reminders';

const text = remindersText.leave;

/**
 * Asks before unsaved changes are left behind, inside the app and when the tab is closed. Out: call it when they were
 * saved, just before moving on.
 */
export function useLeaveGuard(hasChanges: boolean): () => void {
  const router = useRouter();
  const mayLeave = useRef(false);
  const isKept = () => hasChanges && !mayLeave.current;
  useBlocker({
    shouldBlockFn: ({ current, next }) => {
      // A dialog above this page opens or closes.
      if (next.pathname === current.pathname || !isKept()) return false;
      confirmDestructive({
        title: text.title,
        body: text.body,
        confirmLabel: text.confirm,
        onConfirm: () => {
          // At once, not after the guard was asked again: the question's own entry goes back meanwhile.
          router.history.push(next.pathname, undefined, { ignoreBlocker: true });
        },
      });
      return true;
    },
    enableBeforeUnload: isKept,
  });
  return () => {
    mayLeave.current = true;
  };
}
