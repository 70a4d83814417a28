import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { Dialog } from '../../layout/dialog';
import { SaveFooter } from '../../layout/dialog-footer';
import { Hint } from '../../layout/hint';
import { trpc } from '../../lib/api';
import { complain } from '../../lib/tell-form';
import { useAct } from '../../lib/use-act';
import { accountText } from '../../text/en/account';
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

  return (
    <Dialog asks={false} opened onClose={onClose} title={text.title}>
      {sentTo === null ? (
        <form noValidate onSubmit={form.onSubmit(submit)}>
          <Stack>
            <Hint>{text.hint}</Hint>
            <TextInput
              {...form.getInputProps('email')}
              type="email"
              label={accountText.email}
              autoComplete="username"
              size="md"
              data-autofocus
            />
            <SaveFooter send={text.send} isSaving={isSending} onCancel={onClose} />
          </Stack>
        </form>
      ) : (
        <>
          <Stack align="center" ta="center" gap="sm" role="status">
            <HeroArt avatarType="owl" size={96} />
            <Text fw={700} size="lg">
              {text.sentTitle}
            </Text>
            <Text style={{ overflowWrap: 'anywhere' }}>{text.sent(sentTo)}</Text>
            <Hint>{text.sentHint}</Hint>
          </Stack>
          <Group justify="center" mt="lg">
            <Button variant="default" onClick={() => setSentTo(null)}>
              {text.again}
            </Button>
            <Button onClick={onClose} data-autofocus>
              {text.done}
            </Button>
          </Group>
        </>
      )}
    </Dialog>
  );
}
