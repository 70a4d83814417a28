import { sayNumber } from '@herohood/browser/text/say';
import type { User } from '@herohood/domain/account/schema';
import { Group, Popover, Stack, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { ActButton } from '../../layout/act-button';
import { Hint } from '../../layout/hint';
import { profileText } from '../../text/en/profile';

const text = profileText;

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
    [text.totalXp, sayNumber(totalXp)],
    [text.heroes, String(heroCount)],
    [text.accountType, user.familyRole === 'helper' ? text.helper : text.parent],
  ] as const;
  return (
    <Popover opened={isOpen} onChange={onChange} position="bottom-end" shadow="lg" radius="lg" trapFocus>
      <Popover.Target>{target}</Popover.Target>
      <Popover.Dropdown
        p="md"
        miw="min(16rem, 90vw)"
        maw="min(22rem, 90vw)"
        mah="85dvh"
        style={{ overflow: 'auto', overflowWrap: 'anywhere' }}
      >
        <Text fw={700}>
          <bdi>{`${user.firstName} ${user.lastName}`}</bdi>
        </Text>
        <Hint>
          <bdi>{user.email}</bdi>
        </Hint>
        <Stack gap={6} my="md">
          {facts.map(([label, value]) => (
            <Group key={label} justify="space-between" gap="xl">
              <Hint>{label}</Hint>
              <Text size="sm" fw={600}>
                {value}
              </Text>
            </Group>
          ))}
        </Stack>
        <ActButton fullWidth variant="light" icon="edit" onClick={onEdit}>
          {text.edit}
        </ActButton>
      </Popover.Dropdown>
    </Popover>
  );
}
