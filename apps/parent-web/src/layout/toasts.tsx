import { Notifications } from '@mantine/notifications';

/** Where toasts appear: at most one at a time. */
export function Toasts() {
  return <Notifications position="bottom-center" limit={1} containerWidth={420} zIndex={400} />;
}
