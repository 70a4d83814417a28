import { useDirection } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { watchDialogs } from '../lib/spoken-of';
import { tellToastRoom } from './toast-room';

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
