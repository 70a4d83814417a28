import { isStale } from '@herohood/browser/api-error';
import { useNow } from '@herohood/browser/use-now';
import { HOUR_MS, MINUTE_MS } from '@herohood/domain/time/durations';
import { Badge, Button, Group } from '@mantine/core';
import { momentLabel } from '../lib/format-day';
import { useAct } from '../lib/use-act';
import { useUser } from '../lib/use-user';
import { signInText } from '../text/en/sign-in';
import classes from './picture-rows.module.css';

const text = signInText.devices;

interface Device {
  id: string;
  name: string;
  lastSeenAt: string;
  signedInAt?: string;
  current: boolean;
}

interface Props<D extends Device> {
  devices: readonly D[];
  /** Which of them can be signed out here; all when missing. */
  canLeave?: (device: D) => boolean;
  /** Signs one out. */
  leave: (device: D) => Promise<unknown>;
  /** The question whose answer the devices are. */
  query: { invalidate: () => Promise<void> };
}

/** The browsers in which somebody is signed in, each with the way to sign it out. One that went meanwhile is gone without a word. */
export function DeviceRows<D extends Device>({ devices, canLeave, leave, query }: Props<D>) {
  const { user } = useUser();
  const { send, sending } = useAct({
    call: leave,
    done: (_, { name }) => ({ title: text.signedOut.title, message: text.signedOut.message(name) }),
    refresh: [query],
    failed: (error) => (isStale(error) ? null : text.failed),
  });
  const now = useNow(MINUTE_MS).getTime();
  const moment = (instant: string) => momentLabel(instant, user?.timeZone ?? 'UTC');
  const factsOf = ({ lastSeenAt, signedInAt }: Device) => [
    now - Date.parse(lastSeenAt) < HOUR_MS ? text.now : text.seen(moment(lastSeenAt)),
    ...(signedInAt ? [text.since(moment(signedInAt))] : []),
  ];
  return (
    <ul className={classes.list}>
      {devices.map((device) => (
        <li key={device.id} className={classes.row}>
          <div className={classes.what}>
            <Group gap="xs">
              <strong>
                <bdi>{device.name}</bdi>
              </strong>
              {device.current ? (
                <Badge size="sm" variant="light">
                  {text.current}
                </Badge>
              ) : null}
            </Group>
            <span>{factsOf(device).join(' · ')}</span>
          </div>
          {canLeave?.(device) === false ? null : (
            <Button
              size="xs"
              variant="default"
              aria-label={text.signOutLabel(device.name)}
              loading={sending?.id === device.id}
              onClick={() => void send(device)}
            >
              {text.signOut}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
