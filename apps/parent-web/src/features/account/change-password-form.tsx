import { SimpleGrid, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { SaveFooter } from '../../layout/dialog-footer';
import { Hint } from '../../layout/hint';
import { PasswordField } from '../../layout/password-field';
import { trpc } from '../../lib/api';
import { keepPushes } from '../../lib/keep-pushes';
import { complain } from '../../lib/tell-form';
import { useAct } from '../../lib/use-act';
import { accountText } from '../../text/en/account';
import { profileText } from '../../text/en/profile';
import { checkFilled, checkNewPassword } from './check-forms';

const text = profileText.changePassword;

/** Changes the password after the present one. This browser stays signed in, all others do not (rules: sessions). */
export function ChangePasswordForm({ email, onClose }: { email: string; onClose: () => void }) {
  const { client } = trpc.useUtils();
  const form = useForm({
    name: 'change-password',
    initialValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
  });

  const { send, isSending } = useAct({
    call: trpc.account.changePassword.useMutation().mutateAsync,
    done() {
      void keepPushes(client);
      onClose();
      return text.changed;
    },
    failed: { title: text.failed, form, fieldOf: { BAD_CREDENTIALS: 'currentPassword' } },
  });

  function submit(values: typeof form.values) {
    const { currentPassword, newPassword, confirmPassword } = values;
    const complaint = checkFilled(values) ?? checkNewPassword(newPassword, confirmPassword, 'newPassword');
    if (complaint) complain(form, complaint);
    else void send({ currentPassword, newPassword });
  }

  return (
    <form noValidate onSubmit={form.onSubmit(submit)}>
      <Stack gap="lg">
        <Hint>{text.hint}</Hint>
        {/* Password managers learn here whose password changes. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...form.getInputProps('currentPassword')}
          label={text.current}
          autoComplete="current-password"
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <PasswordField
            {...form.getInputProps('newPassword')}
            label={text.next}
            placeholder={accountText.passwordHint}
            autoComplete="new-password"
          />
          <PasswordField
            {...form.getInputProps('confirmPassword')}
            label={text.confirm}
            autoComplete="new-password"
          />
        </SimpleGrid>
        <SaveFooter send={text.save} isSaving={isSending} onCancel={onClose} />
      </Stack>
    </form>
  );
}
