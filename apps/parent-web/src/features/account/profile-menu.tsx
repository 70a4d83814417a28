import type { User } from '@herohood/domain/account/schema';
import { Avatar, Button, Group, Popover, Stack, Text, UnstyledButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Icon } from '../../layout/icon';
import { lazily } from '../../layout/lazily';
import { NotifySwitch } from '../../layout/notify-switch';
import { SIGN_OUT_URL } from '../../lib/sign-out';
import { accountText } from '../../text/en/account';
import { dashboardText } from '../../text/en/dashboard';

const ProfileEditor = lazily(() => import('./profile-editor').then((part) => part.ProfileEditor));

const text = accountText.profile;

interface Props {
  user: User;
  totalXp: number;
  heroCount: number;
}

/** The avatar-initial button with the account's facts behind it. */
export function ProfileMenu({ user, totalXp, heroCount }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [isEditing, setIsEditing] = useState(false);
  const initial = (user.firstName || user.email).slice(0, 1).toUpperCase();
  const facts = [
    [text.totalXp, totalXp.toLocaleString('en')],
    [text.heroes, String(heroCount)],
    [text.accountType, text.parent],
  ] as const;
  return (
    <>
      <Popover opened={isOpen} onChange={setIsOpen} position="bottom-end" shadow="lg" radius="lg" trapFocus>
        <Popover.Target>
          <UnstyledButton
            aria-label={text.open(user.firstName)}
            onClick={() => setIsOpen((open) => !open)}
            p={4}
            style={{ borderRadius: '50%' }}
          >
            <Avatar color="purple" variant="filled" radius="xl" alt="">
              {initial}
            </Avatar>
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown p="md" miw={260}>
          <Text fw={700}>{`${user.firstName} ${user.lastName}`}</Text>
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {user.email}
          </Text>
          <Stack gap={6} my="md">
            {facts.map(([label, value]) => (
              <Group key={label} justify="space-between" gap="xl">
                <Text size="sm" c="dimmed">
                  {label}
                </Text>
                <Text size="sm" fw={600}>
                  {value}
                </Text>
              </Group>
            ))}
          </Stack>
          <NotifySwitch />
          <Stack gap="xs">
            <Button
              variant="light"
              leftSection={<Icon name="edit" size={18} />}
              onClick={() => {
                setIsOpen(false);
                setIsEditing(true);
              }}
            >
              {text.edit}
            </Button>
            <Button
              component={Link}
              to="/family"
              variant="default"
              leftSection={<Icon name="heroes" size={18} />}
              onClick={() => setIsOpen(false)}
            >
              {text.family}
            </Button>
            <Button component="a" href="/" variant="default" leftSection={<Icon name="home" size={18} />}>
              {dashboardText.backHome}
            </Button>
            <Button
              component="a"
              href={SIGN_OUT_URL}
              variant="default"
              leftSection={<Icon name="logout" size={18} />}
            >
              {dashboardText.signOut}
            </Button>
          </Stack>
        </Popover.Dropdown>
      </Popover>
      {isEditing ? <ProfileEditor user={user} onClose={() => setIsEditing(false)} /> : null}
    </>
  );
}
