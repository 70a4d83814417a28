import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { Dialog } from '../../layout/dialog';
import { DialogFooter } from '../../layout/dialog-footer';
import { trpc } from '../../lib/api';
import { complain } from '../../lib/tell-form';
import { useAct } from '../../lib/use-act';
import { accountText } from '../../text/en/account';
import { appText } from '../../text/en/app';
import { checkFilled } from './check-forms';

const text = accountText.forgot;

/**
 * Asks for a mail with a one-time link. The answer is the same whether or not somebody has this e-mail, so that
 * nobody learns here who has an account.
 */
export function ForgotPasswordDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({ name: 'forgot-password', initialValues: { email: email.trim() } });

  const { send, isSending } = useAct({
    call: trpc.account.requestPasswordReset.useMutation().mutateAsync,
    done: (_, values) => setSentTo(values.email.trim()),
    failed: { title: text.failed, form },
  });

  function submit(values: typeof form.values) {
    const complaint = checkFilled(values);
    if (complaint) complain(form, complaint);
    else void send(values);
  }

  if (sentTo !== null) {
    return (
      <Dialog asks={false} opened onClose={onClose} title={text.title}>
        <Stack align="center" ta="center" gap="sm" role="status">
          <HeroArt avatarType="owl" size={96} />
          <Text fw={700} size="lg">
            {text.sentTitle}
          </Text>
          <Text style={{ overflowWrap: 'anywhere' }}>{text.sent(sentTo)}</Text>
          <Text size="sm" c="dimmed">
            {text.sentHint}
          </Text>
        </Stack>
        <Group justify="center" mt="lg">
          <Button variant="default" onClick={() => setSentTo(null)}>
            {text.again}
          </Button>
          <Button onClick={onClose} data-autofocus>
            {text.done}
          </Button>
        </Group>
      </Dialog>
    );
  }
  return (
    <Dialog asks={false} opened onClose={onClose} title={text.title}>
      <form noValidate onSubmit={form.onSubmit(submit)}>
        <Stack>
          <Text size="sm" c="dimmed">
            {text.hint}
          </Text>
          <TextInput
            {...form.getInputProps('email')}
            type="email"
            label={accountText.email}
            autoComplete="username"
            size="md"
            data-autofocus
          />
          <DialogFooter>
            <Button variant="default" onClick={onClose}>
              {appText.cancel}
            </Button>
            <Button type="submit" loading={isSending}>
              {text.send}
            </Button>
          </DialogFooter>
        </Stack>
      </form>
    </Dialog>
  );
}
