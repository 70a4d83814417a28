/** Games, celebrations and questions are dialogs; a reward asks within its card, or fills up under a thumb. */
const UNDER_WAY = '[role="dialog"], [role="alertdialog"], [data-question], [data-holding="true"]';
/** Between two looks whether the child is still in the middle of something. */
const LOOK_EVERY_MS = 1_000;

/** Whether the page could be loaded anew right now without cutting anything off: no dialog, no word half typed. */
export function canInterrupt(): boolean {
  const { activeElement } = document;
  const isTyping = activeElement instanceof HTMLInputElement && activeElement.value !== '';
  return !isTyping && document.querySelector(UNDER_WAY) === null;
}

/** Does it at once, or else as soon as nothing is cut off by it. */
export function whenInterruptible(act: () => void): void {
  if (canInterrupt()) {
    act();
    return;
  }
  const timer = setInterval(() => {
    if (!canInterrupt()) return;
    clearInterval(timer);
    act();
  }, LOOK_EVERY_MS);
}
