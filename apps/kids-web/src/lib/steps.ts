import { type RouterHistory, useRouter } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A dialog is open here, above the same address. */
    isDialog?: true;
    /** Opened from the entry below, to which closing it leads back. */
    isAbove?: true;
  }
}

type Dialog = { close: () => void; canClose: () => boolean };

export type Steps = ReturnType<typeof createSteps>;

/**
 * Keeps the browser's Back button and what is open on the screen in step. While any dialog is open, one history entry
 * lies above the place's own: Back takes it away and closes the dialog, closing the dialog takes it away, too.
 */
export function createSteps(history: RouterHistory) {
  const dialogs: Dialog[] = [];
  /** What waits for a step back that was asked for here; null while none is on its way. */
  let waiting: (() => void)[] | null = null;

  const isAtDialog = () => history.location.state.isDialog === true;

  function back(): void {
    if (waiting) return;
    waiting = [];
    // A push of the same moment must be there before it can be taken back.
    history.flush();
    history.back();
  }

  function settle(): void {
    if (waiting) return;
    const isOpen = dialogs.length > 0;
    if (isOpen && !isAtDialog()) history.push(history.location.href, { isDialog: true });
    if (!isOpen && isAtDialog()) back();
  }

  history.subscribe(({ action }) => {
    if (action.type === 'PUSH' || action.type === 'REPLACE') return;
    const acts = waiting;
    waiting = null;
    for (const act of acts ?? []) act();
    const top = dialogs.at(-1);
    const isBackPressed = acts === null && action.type === 'BACK' && !isAtDialog();
    if (isBackPressed && top?.canClose()) top.close();
    // A dialog that must stay gets its entry back; an entry without a dialog goes.
    else settle();
  });

  return {
    /** One step back in the history. */
    back,

    /** Acts now, or after the step back that is on its way: it would take a newer entry with it. */
    afterBack(act: () => void): void {
      if (waiting) waiting.push(act);
      else act();
    },

    /** A page that was loaded anew may stand on the entry of a dialog that it does not have. */
    settle,

    /** A dialog has opened. @returns what says that it has closed */
    open(dialog: Dialog): () => void {
      dialogs.push(dialog);
      settle();
      return () => {
        dialogs.splice(dialogs.indexOf(dialog), 1);
        // Another dialog may open in the same moment: the entry is then its own.
        queueMicrotask(settle);
      };
    },
  };
}

export const useSteps = (): Steps => useRouter().options.context.steps;

/**
 * Makes the browser's Back button close what this component shows.
 *
 * @param onClose left out while it must stay open
 * @param isOpen false for a component that shows nothing at present
 */
export function useBackCloses(onClose: (() => void) | undefined, isOpen = true): void {
  const steps = useSteps();
  const latest = useRef(onClose);
  // In the same moment as it is drawn: whoever sees it can close it.
  useLayoutEffect(() => {
    latest.current = onClose;
  });
  useLayoutEffect(() => {
    if (!isOpen) return;
    return steps.open({
      close: () => latest.current?.(),
      canClose: () => latest.current !== undefined,
    });
  }, [steps, isOpen]);
}
