import type { Child, HeroDevice } from '@herohood/domain/children/schema';
import { Text, Title } from '@mantine/core';
import { DeviceRows } from '../../layout/device-rows';
import { Loaded } from '../../layout/states';
import { trpc } from '../../lib/api';
import { signInText } from '../../text/en/sign-in';
import { useSignOutDevice } from './use-sign-out-device';

const text = signInText.devices;

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
  return <DeviceRows devices={devices} leavingId={leavingId} onSignOut={signOut} />;
}
