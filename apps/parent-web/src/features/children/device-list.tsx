import type { Child } from '@herohood/domain/children/schema';
import { Text, Title } from '@mantine/core';
import { DeviceRows } from '../../layout/device-rows';
import { Loaded } from '../../layout/states';
import { trpc } from '../../lib/api';
import { signInText } from '../../text/en/sign-in';

const text = signInText.devices;

/** The browsers in which a hero is signed in, each with the way to sign it out. */
export function DeviceList({ hero }: { hero: Child }) {
  const { listHeroDevices } = trpc.useUtils().account;
  const leave = trpc.account.signOutHeroDevice.useMutation();
  const devices = trpc.account.listHeroDevices.useQuery({ id: hero.id });
  return (
    <section>
      <Title order={3} size="h5" mb="xs">
        {text.title}
      </Title>
      <Loaded query={devices} what={text.load}>
        {(found) =>
          found.length > 0 ? (
            <DeviceRows
              devices={found}
              query={listHeroDevices}
              leave={({ id }) => leave.mutateAsync({ id: hero.id, deviceId: id })}
            />
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
