import { readApiError } from '@herohood/browser/api-error';
import { Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { PasswordField } from '../../layout/password-field';
import { trpc } from '../../lib/api';
import { complain } from '../../lib/tell-form';
import { useAct } from '../../lib/use-act';
import { accountText } from '../../text/en/account';
import { checkFilled, checkNewPassword } from './check-forms';

const text = accountText.reset;

interface Props {
  token: string;
  onDone: () => void;
  /** The link is used up, too old or unknown. */
  onGone: () => void;
}

/** Sets a new password with the token of a mail. */
export function ResetPasswordForm({ token, onDone, onGone }: Props) {
  const queryClient = useQueryClient();
  const form = useForm({ name: 'reset-password', initialValues: { newPassword: '', confirmPassword: '' } });

  const { send, isSending } = useAct({
    call: trpc.account.resetPassword.useMutation().mutateAsync,
    done() {
      // All sessions of this parent are over, this browser's too: nothing that it remembered may stay.
      queryClient.clear();
      onDone();
      return text.done;
    },
    failed(error) {
      if (readApiError(error).code !== 'GONE') return { title: text.failed, form };
      onGone();
      return null;
    },
  });

  function submit(values: typeof form.values) {
    const { newPassword, confirmPassword } = values;
    const complaint = checkFilled(values) ?? checkNewPassword(newPassword, confirmPassword, 'newPassword');
    if (complaint) complain(form, complaint);
    else void send({ token, newPassword });
  }

  return (
    <form noValidate onSubmit={form.onSubmit(submit)}>
      <Stack gap="md">
        <PasswordField
          {...form.getInputProps('newPassword')}
          label={text.newPassword}
          description={accountText.passwordHint}
          autoComplete="new-password"
          size="md"
        />
        <PasswordField
          {...form.getInputProps('confirmPassword')}
          label={text.confirm}
          autoComplete="new-password"
          size="md"
        />
        <Button type="submit" size="md" fullWidth loading={isSending}>
          {text.save}
        </Button>
      </Stack>
    </form>
  );
}
