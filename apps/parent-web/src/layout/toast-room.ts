const HEIGHT = '--toast-height';

/**
 * Says on the page how high the toasts are that stand in the middle, as they do on a phone: a dialog begins below them (console.css).
 * For the frame of such toasts; the answer stops it.
 */
export function tellToastRoom(frame: HTMLElement | null): (() => void) | undefined {
  if (frame?.dataset.position !== 'top-center') return;
  const { dataset, style } = document.documentElement;
  const clear = () => {
    delete dataset.toast;
    style.removeProperty(HEIGHT);
  };
  const observer = new ResizeObserver(() => {
    const { height } = frame.getBoundingClientRect();
    if (height === 0) return clear();
    dataset.toast = 'shown';
    style.setProperty(HEIGHT, `${Math.ceil(height)}px`);
  });
  observer.observe(frame);
  return () => {
    observer.disconnect();
    clear();
  };
}
