import type { Child, HeroDevice } from '@herohood/domain/children/schema';
import { useNow } from '@herohood/ui/runtime/use-now';
import { Badge, Button, Text, Title } from '@mantine/core';
import { Loaded } from '../../layout/states';
import { trpc } from '../../lib/api';
import { momentLabel } from '../../lib/format-day';
import { useUser } from '../../lib/use-user';
import { signInText } from '../../text/en/sign-in';
import classes from './login-card.module.css';
import { useSignOutDevice } from './use-sign-out-device';

const text = signInText.devices;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** The browsers in which a hero is signed in, each with the way to sign it out. */
export function DeviceList({ hero }: { hero: Child }) {
  const devices = trpc.account.listHeroDevices.useQuery({ id: hero.id });
  return (
    <section>
      <Title order={3} size="h5" mb="xs">
        {text.title}
      </Title>
      <Loaded query={devices} what={text.load}>
        {(found) =>
          found.length > 0 ? (
            <Devices hero={hero} devices={found} />
          ) : (
            <Text size="sm" c="dimmed">
              {text.none}
            </Text>
          )
        }
      </Loaded>
    </section>
  );
}

function Devices({ hero, devices }: { hero: Child; devices: readonly HeroDevice[] }) {
  const { signOut, leavingId } = useSignOutDevice(hero.id);
  const { user } = useUser();
  const now = useNow(MINUTE_MS).getTime();
  return (
    <ul className={classes.devices}>
      {devices.map((device) => (
        <li key={device.id} className={classes.device}>
          <div>
            <strong>{device.name}</strong>
            {device.current ? (
              <Badge size="sm" variant="light">
                {text.current}
              </Badge>
            ) : null}
            <span>
              {now - Date.parse(device.lastSeenAt) < HOUR_MS
                ? text.now
                : text.seen(momentLabel(device.lastSeenAt, user?.timeZone ?? 'UTC'))}
            </span>
          </div>
          <Button
            size="xs"
            variant="default"
            aria-label={text.signOutLabel(device.name)}
            loading={leavingId === device.id}
            onClick={() => signOut(device)}
          >
            {text.signOut}
          </Button>
        </li>
      ))}
    </ul>
  );
}
