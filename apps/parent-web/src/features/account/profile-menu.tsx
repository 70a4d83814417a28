import { lazily } from '@herohood/browser/lazy-part';
import { initialOf } from '@herohood/browser/text/initial';
import type { User } from '@herohood/domain/account/schema';
import { Avatar, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { shellText } from '../../text/en/shell';

const ProfileEditor = lazily(async () => (await import('./profile-editor')).ProfileEditor);

const ProfilePopover = lazily(
  async () => (await import('./profile-popover')).ProfilePopover,
  ({ target }) => target,
);

interface Props {
  user: User;
  totalXp: number;
  heroCount: number;
}

/** The avatar-initial button with the account's facts behind it. */
export function ProfileMenu({ user, totalXp, heroCount }: Props) {
  const [isWanted, setIsWanted] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [isEditing, setIsEditing] = useState(false);
  const initial = initialOf(user.firstName || user.email);
  const button = (
    <UnstyledButton
      aria-label={shellText.openProfile(user.firstName)}
      aria-haspopup="dialog"
      onClick={() => {
        setIsWanted(true);
        setIsOpen((open) => !open);
      }}
      p={4}
      style={{ borderRadius: '50%' }}
    >
      <Avatar color="purple" variant="filled" radius="xl" alt="">
        {initial}
      </Avatar>
    </UnstyledButton>
  );
  return (
    <>
      {isWanted ? (
        <ProfilePopover
          user={user}
          totalXp={totalXp}
          heroCount={heroCount}
          target={button}
          isOpen={isOpen}
          onChange={setIsOpen}
          onEdit={() => {
            setIsOpen(false);
            setIsEditing(true);
          }}
        />
      ) : (
        button
      )}
      {isEditing ? <ProfileEditor user={user} onClose={() => setIsEditing(false)} /> : null}
    </>
  );
}
