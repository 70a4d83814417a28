import { PIN_LENGTH } from '@herohood/domain/children/pin';
import type { Child } from '@herohood/domain/children/schema';
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { appText } from '../../text/en/app';
import { childrenText as text } from '../../text/en/children';
import { useSetLogin } from './use-login';

/** Edits a hero's username and PIN. A new PIN ends a login lock at once (rules: sign-in limits). */
export function LoginDialog({ hero, onClose }: { hero: Child; onClose: () => void }) {
  const [username, setUsername] = useState(hero.username ?? '');
  const [pin, setPin] = useState(hero.pin ?? '');
  const { setLogin, isSaving } = useSetLogin();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (await setLogin({ id: hero.id, username, pin })) onClose();
  }

  return (
    <Modal opened onClose={onClose} title={text.loginTitle(hero.name)}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          <TextInput
            label={text.username}
            value={username}
            onChange={(event) => setUsername(event.currentTarget.value)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            data-autofocus
          />
          <TextInput
            label={text.pin}
            value={pin}
            onChange={(event) => setPin(event.currentTarget.value.replace(/\D/g, '').slice(0, PIN_LENGTH))}
            inputMode="numeric"
            autoComplete="off"
          />
          <Text size="sm" c="dimmed">
            {text.loginHint}
          </Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {appText.cancel}
            </Button>
            <Button type="submit" loading={isSaving}>
              {appText.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
