import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { appText } from '../../text/en/app';
import { rewardsText } from '../../text/en/rewards';
import { useDecideClaim } from './use-decide-claim';
import type { PendingClaim } from './use-pending-claims';

const text = rewardsText.declining;

/** Turns a claim down; words are welcome, not required. */
export function DeclineDialog({ item, onClose }: { item: PendingClaim; onClose: () => void }) {
  const [message, setMessage] = useState('');
  const { decline, isDeclining } = useDecideClaim();
  const { hero, claim } = item;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (await decline(item, message)) onClose();
  }

  return (
    <Modal opened onClose={onClose} title={text.title(claim.reward.name)}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          <Text size="sm" c="dimmed">
            {text.hint(hero.name, claim.cost)}
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
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {appText.cancel}
            </Button>
            <Button type="submit" color="coral" loading={isDeclining}>
              {text.send}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
