import { Button, Stack, Text } from '@mantine/core';
import { DeviceRows } from '../../layout/device-rows';
import { Icon } from '../../layout/icon';
import { Loaded } from '../../layout/states';
import { trpc } from '../../lib/api';
import { signInText } from '../../text/en/sign-in';
import { useSignOutOwn } from './use-sign-out-own';

const text = signInText.own;

/** Where the parent is signed in themselves, with the way to sign each out, or all but this browser. */
export function OwnDevices() {
  const devices = trpc.account.listOwnDevices.useQuery();
  const { signOut, leavingId, signOutElsewhere, isLeavingAll } = useSignOutOwn();
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
              leavingId={leavingId}
              canLeave={({ current }) => !current}
              onSignOut={signOut}
            />
            {found.length > 1 ? (
              <Button
                variant="light"
                color="coral"
                leftSection={<Icon name="logout" size={18} />}
                loading={isLeavingAll}
                onClick={signOutElsewhere}
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
