import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { Dialog } from '../../layout/dialog';
import { DialogFooter } from '../../layout/dialog-footer';
import { trpc } from '../../lib/api';
import { complain, tellRefusal } from '../../lib/tell-form';
import { accountText } from '../../text/en/account';
import { appText } from '../../text/en/app';
import { checkFilled } from './check-forms';

const text = accountText.forgot;

/**
 * Asks for a mail with a one-time link. The answer is the same whether or not somebody has this e-mail, so that
 * nobody learns here who has an account.
 */
export function ForgotPasswordDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const request = trpc.account.requestPasswordReset.useMutation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({ name: 'forgot-password', initialValues: { email: email.trim() } });

  async function submit(values: typeof form.values) {
    const complaint = checkFilled(values);
    if (complaint) return complain(form, complaint);
    try {
      await request.mutateAsync(values);
      setSentTo(values.email.trim());
    } catch (error) {
      tellRefusal(form, error, { title: text.failed, fallback: appText.checkConnection });
    }
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
            <Button type="submit" loading={request.isPending}>
              {text.send}
            </Button>
          </DialogFooter>
        </Stack>
      </form>
    </Dialog>
  );
}
