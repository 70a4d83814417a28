import type { User } from '@herohood/domain/account/schema';
import { Modal, Tabs } from '@mantine/core';
import { accountText } from '../../text/en/account';
import { ChangePasswordForm } from './change-password-form';
import { ProfileDetails } from './profile-details';

const text = accountText.profile;

interface Props {
  user: User;
  /** Which of the two is open first. */
  tab?: 'details' | 'password';
  onClose: () => void;
}

/** The parent's own details with the family's clock, and the password. */
export function ProfileEditor({ user, tab = 'details', onClose }: Props) {
  return (
    <Modal opened onClose={onClose} title={text.title} size="lg">
      <Tabs defaultValue={tab}>
        <Tabs.List mb="lg">
          <Tabs.Tab value="details" py="sm">
            {text.detailsTab}
          </Tabs.Tab>
          <Tabs.Tab value="password" py="sm">
            {text.passwordTab}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="details">
          <ProfileDetails user={user} onClose={onClose} />
        </Tabs.Panel>
        <Tabs.Panel value="password">
          <ChangePasswordForm email={user.email} onClose={onClose} />
        </Tabs.Panel>
      </Tabs>
    </Modal>
  );
}
