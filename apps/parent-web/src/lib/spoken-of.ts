const DIALOGS = '[role=dialog], [role=alertdialog]';

/** The dialog on top, or null when none is open. */
const topDialog = () => [...document.querySelectorAll(DIALOGS)].at(-1) ?? null;

let spoken: { dialog: Element | null; leave: () => void } | null = null;

/** Calls `leave` once the dialog that is open now has closed, or another one has opened. Only for the newest caller. */
export function speakOfDialog(leave: () => void): void {
  spoken = { dialog: topDialog(), leave };
}

/** Watches whether what was spoken of is still there; the answer stops it. */
export function watchDialogs(): () => void {
  const observer = new MutationObserver(() => {
    if (!spoken || topDialog() === spoken.dialog) return;
    const { leave } = spoken;
    spoken = null;
    leave();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
