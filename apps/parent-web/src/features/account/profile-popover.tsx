import type { User } from '@herohood/domain/account/schema';
import { Button, Group, Popover, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { Icon } from '../../layout/icon';
import { NotifySwitch } from '../../layout/notify-switch';
import { noteSignOut, SIGN_OUT_URL } from '../../lib/sign-out';
import { accountText } from '../../text/en/account';
import { dashboardText } from '../../text/en/dashboard';

const text = accountText.profile;

interface Props {
  user: User;
  totalXp: number;
  heroCount: number;
  /** The button that it hangs from. */
  target: ReactElement;
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
  onEdit: () => void;
}

/** The account's facts, and what one does with an account. */
export function ProfilePopover({ user, totalXp, heroCount, target, isOpen, onChange, onEdit }: Props) {
  const facts = [
    [text.totalXp, totalXp.toLocaleString('en')],
    [text.heroes, String(heroCount)],
    [text.accountType, text.parent],
  ] as const;
  return (
    <Popover opened={isOpen} onChange={onChange} position="bottom-end" shadow="lg" radius="lg" trapFocus>
      <Popover.Target>{target}</Popover.Target>
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
          <Button variant="light" leftSection={<Icon name="edit" size={18} />} onClick={onEdit}>
            {text.edit}
          </Button>
          <Button
            component={Link}
            to="/family"
            variant="default"
            leftSection={<Icon name="heroes" size={18} />}
            onClick={() => onChange(false)}
          >
            {text.family}
          </Button>
          <Button component="a" href="/" variant="default" leftSection={<Icon name="home" size={18} />}>
            {dashboardText.backHome}
          </Button>
          <Button
            component="a"
            href={SIGN_OUT_URL}
            onClick={noteSignOut}
            variant="default"
            leftSection={<Icon name="logout" size={18} />}
          >
            {dashboardText.signOut}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
