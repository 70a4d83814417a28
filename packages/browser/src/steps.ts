import { useLayoutEffect, useRef } from 'react';

/** What of a router's history this needs. */
export interface StepHistory {
  location: { href: string; state: { isDialog?: true } };
  subscribe: (listener: (news: { action: { type: string } }) => void) => unknown;
  push: (href: string, state: { isDialog: true }, options: { ignoreBlocker: true }) => void;
  back: (options: { ignoreBlocker: true }) => void;
  flush: () => void;
}

/** A browser takes a step back sooner than that. */
const LONGEST_MS = 1_000;

type Dialog = { close: () => void; canClose: () => boolean };

export type Steps = ReturnType<typeof createSteps>;

/**
 * Keeps the browser's Back button and what is open on the screen in step. While any dialog is open, one history entry
 * lies above the place's own: Back takes it away and closes the dialog, closing the dialog takes it away, too.
 */
export function createSteps(history: StepHistory) {
  const dialogs: Dialog[] = [];
  /** What waits for a step back that was asked for here; null while none is on its way. */
  let waiting: (() => void)[] | null = null;
  let isListening = false;

  const isAtDialog = () => history.location.state.isDialog === true;

  /** Only once a page stands: a router that finds a listener of its history leaves a redirect of its first load to it. */
  function listen(): void {
    if (isListening) return;
    isListening = true;
    history.subscribe(({ action }) => follow(action.type));
  }

  function back(): void {
    listen();
    if (waiting) return;
    const acts: (() => void)[] = [];
    waiting = acts;
    // Where nothing lies below, no step comes: nobody waits for it.
    setTimeout(() => {
      if (waiting !== acts) return;
      waiting = null;
      for (const act of acts) act();
    }, LONGEST_MS);
    // A push of the same moment must be there before it can be taken back.
    history.flush();
    // Nobody leaves the place: no one who guards it has to be asked.
    history.back({ ignoreBlocker: true });
  }

  function settle(): void {
    listen();
    if (waiting) return;
    const isOpen = dialogs.length > 0;
    if (isOpen && !isAtDialog())
      history.push(history.location.href, { isDialog: true }, { ignoreBlocker: true });
    if (!isOpen && isAtDialog()) back();
  }

  function follow(action: string): void {
    if (action === 'PUSH' || action === 'REPLACE') return;
    const acts = waiting;
    waiting = null;
    for (const act of acts ?? []) act();
    const top = dialogs.at(-1);
    const isBackPressed = acts === null && action === 'BACK' && !isAtDialog();
    // A dialog that must stay gets its entry back; an entry without a dialog goes.
    if (isBackPressed && top?.canClose()) {
      top.close();
      // One that asks first is still there when that is drawn.
      queueMicrotask(settle);
    } else settle();
  }

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

/**
 * Makes the browser's Back button close what this component shows.
 *
 * @param steps null where there is no history
 * @param onClose left out while it must stay open
 * @param isOpen false for a component that shows nothing at present
 */
export function useStep(steps: Steps | null, onClose: (() => void) | undefined, isOpen = true): void {
  const latest = useRef(onClose);
  // In the same moment as it is drawn: whoever sees it can close it.
  useLayoutEffect(() => {
    latest.current = onClose;
  });
  useLayoutEffect(() => {
    if (!isOpen || !steps) return;
    return steps.open({
      close: () => latest.current?.(),
      canClose: () => latest.current !== undefined,
    });
  }, [steps, isOpen]);
}
