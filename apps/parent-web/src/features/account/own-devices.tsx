import { Button, Stack, Text } from '@mantine/core';
import { DeviceRows } from '../../layout/device-rows';
import { Icon } from '../../layout/icon';
import { Loaded } from '../../layout/states';
import { trpc } from '../../lib/api';
import { useAct } from '../../lib/use-act';
import { signInText } from '../../text/en/sign-in';

const text = signInText.own;

/** Where the parent is signed in themselves, with the way to sign each out, or all but this browser. */
export function OwnDevices() {
  const devices = trpc.account.listOwnDevices.useQuery();
  const { listOwnDevices } = trpc.useUtils().account;
  const leave = trpc.account.signOutOwnDevice.useMutation();
  const elsewhere = useAct({
    call: trpc.account.signOutElsewhere.useMutation().mutateAsync,
    done: () => text.left,
    refresh: [listOwnDevices],
    failed: signInText.devices.failed,
  });
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {text.hint}
      </Text>
      <Loaded query={devices} what={text.load}>
        {(found) => (
          <>
            <DeviceRows
              devices={found}
              query={listOwnDevices}
              canLeave={({ current }) => !current}
              leave={({ id }) => leave.mutateAsync({ id })}
            />
            {found.length > 1 ? (
              <Button
                variant="light"
                color="coral"
                leftSection={<Icon name="logout" size={18} />}
                loading={elsewhere.isSending}
                onClick={() => void elsewhere.send()}
              >
                {text.elsewhere}
              </Button>
            ) : (
              <Text size="sm">{text.onlyHere}</Text>
            )}
          </>
        )}
      </Loaded>
    </Stack>
  );
}
