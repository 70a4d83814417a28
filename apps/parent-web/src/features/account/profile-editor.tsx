import type { User } from '@herohood/domain/account/schema';
import { Stack, Tabs, Text } from '@mantine/core';
import { ActButton } from '../../layout/act-button';
import { DeviceRows } from '../../layout/device-rows';
import { Dialog } from '../../layout/dialog';
import { Hint } from '../../layout/hint';
import { Loaded } from '../../layout/states';
import { trpc } from '../../lib/api';
import { useAct } from '../../lib/use-act';
import { profileText as text } from '../../text/en/profile';
import { signInText } from '../../text/en/sign-in';
import { ChangePasswordForm } from './change-password-form';
import { ProfileDetails } from './profile-details';

const TABS = [
  ['details', text.detailsTab],
  ['password', text.passwordTab],
  ['devices', signInText.own.tab],
] as const;

export type ProfileTab = (typeof TABS)[number][0];

interface Props {
  user: User;
  /** Which of them is open first. */
  tab?: ProfileTab;
  onClose: () => void;
}

/** The parent's own details with the family's clock, the password, and where they are signed in. */
export function ProfileEditor({ user, tab = 'details', onClose }: Props) {
  return (
    <Dialog opened onClose={onClose} title={text.title} size="lg">
      <Tabs defaultValue={tab} keepMounted={false}>
        <Tabs.List mb="lg">
          {TABS.map(([value, name]) => (
            <Tabs.Tab key={value} value={value} py="sm">
              {name}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {/* What was typed stays while another one is looked at. */}
        <Tabs.Panel value="details" keepMounted>
          <ProfileDetails user={user} onClose={onClose} />
        </Tabs.Panel>
        <Tabs.Panel value="password" keepMounted>
          <ChangePasswordForm email={user.email} onClose={onClose} />
        </Tabs.Panel>
        <Tabs.Panel value="devices">
          <OwnDevices />
        </Tabs.Panel>
      </Tabs>
    </Dialog>
  );
}

/** Where the parent is signed in themselves, with the way to sign each out, or all but this browser. */
function OwnDevices() {
  const { own } = signInText;
  const devices = trpc.account.listOwnDevices.useQuery();
  const { listOwnDevices } = trpc.useUtils().account;
  const leave = trpc.account.signOutOwnDevice.useMutation();
  const elsewhere = useAct({
    call: trpc.account.signOutElsewhere.useMutation().mutateAsync,
    done: () => own.left,
    refresh: [listOwnDevices],
    failed: signInText.devices.failed,
  });
  return (
    <Stack gap="md">
      <Hint>{own.hint}</Hint>
      <Loaded query={devices} what={own.load}>
        {(found) => (
          <>
            <DeviceRows
              devices={found}
              query={listOwnDevices}
              canLeave={({ current }) => !current}
              leave={({ id }) => leave.mutateAsync({ id })}
            />
            {found.length > 1 ? (
              <ActButton
                variant="light"
                color="coral"
                icon="logout"
                loading={elsewhere.isSending}
                onClick={() => void elsewhere.send()}
              >
                {own.elsewhere}
              </ActButton>
            ) : (
              <Text size="sm">{own.onlyHere}</Text>
            )}
          </>
        )}
      </Loaded>
    </Stack>
  );
}
