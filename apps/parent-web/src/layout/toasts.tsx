import { useDirection } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { watchDialogs } from '../lib/spoken-of';

const DESK = '(min-width: 62em)';

/** Where toasts appear, at most one at a time: above, where no button stands that one presses next. */
export function Toasts() {
  const isDesk = useMediaQuery(DESK, window.matchMedia(DESK).matches);
  const corner = useDirection().dir === 'rtl' ? 'top-left' : 'top-right';
  useEffect(watchDialogs, []);
  return (
    <Notifications
      ref={tellToastRoom}
      position={isDesk ? corner : 'top-center'}
      limit={1}
      containerWidth={420}
      zIndex={400}
    />
  );
}

const HEIGHT = '--toast-height';

/**
 * Says on the page how high the toasts are that stand in the middle, as they do on a phone: a dialog begins below them (console.css).
 * For the frame of such toasts; the answer stops it.
 */
function tellToastRoom(frame: HTMLElement | null): (() => void) | undefined {
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
