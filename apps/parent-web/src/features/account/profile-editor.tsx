import type { User } from '@herohood/domain/account/schema';
import { Tabs } from '@mantine/core';
import { Dialog } from '../../layout/dialog';
import { profileText } from '../../text/en/profile';
import { signInText } from '../../text/en/sign-in';
import { ChangePasswordForm } from './change-password-form';
import { OwnDevices } from './own-devices';
import { ProfileDetails } from './profile-details';

const text = profileText;

export type ProfileTab = 'details' | 'password' | 'devices';

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
          <Tabs.Tab value="details" py="sm">
            {text.detailsTab}
          </Tabs.Tab>
          <Tabs.Tab value="password" py="sm">
            {text.passwordTab}
          </Tabs.Tab>
          <Tabs.Tab value="devices" py="sm">
            {signInText.own.tab}
          </Tabs.Tab>
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
