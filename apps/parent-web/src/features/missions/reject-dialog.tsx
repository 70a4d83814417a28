import type { PendingHabit } from '@herohood/domain/missions/schema';
import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { appText } from '../../text/en/app';
import { missionsText } from '../../text/en/missions';
import { useRejectMission } from './use-reject-mission';

const text = missionsText.reject;

/** 'Needs Work': says what is missing. The child reads the words, so a few kind ones are offered. */
export function RejectDialog({ item, onClose }: { item: PendingHabit; onClose: () => void }) {
  const [message, setMessage] = useState('');
  const { rejectMission, isRejecting } = useRejectMission();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (await rejectMission(item, message)) onClose();
  }

  return (
    <Modal opened onClose={onClose} title={text.title(item.habit.name)}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          <Text size="sm" c="dimmed">
            {text.hint(item.child.name)}
          </Text>
          <Textarea
            label={text.label}
            placeholder={text.placeholder}
            value={message}
            onChange={(event) => setMessage(event.currentTarget.value)}
            rows={3}
            maxLength={500}
            data-autofocus
          />
          <Group gap="xs">
            {text.ideas.map((idea) => (
              <Button key={idea} size="xs" radius="xl" variant="light" onClick={() => setMessage(idea)}>
                {idea}
              </Button>
            ))}
          </Group>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {appText.cancel}
            </Button>
            <Button type="submit" loading={isRejecting}>
              {text.send}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
