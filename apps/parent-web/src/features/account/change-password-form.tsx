import { Button, SimpleGrid, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { DialogFooter } from '../../layout/dialog-footer';
import { PasswordField } from '../../layout/password-field';
import { trpc } from '../../lib/api';
import { keepPushes } from '../../lib/keep-pushes';
import { complain, tellRefusal } from '../../lib/tell-form';
import { toast } from '../../lib/toast';
import { accountText } from '../../text/en/account';
import { appText } from '../../text/en/app';
import { profileText } from '../../text/en/profile';
import { checkFilled, checkNewPassword } from './check-forms';

const text = profileText.changePassword;

/** Changes the password after the present one. This browser stays signed in, all others do not (rules: sessions). */
export function ChangePasswordForm({ email, onClose }: { email: string; onClose: () => void }) {
  const { client } = trpc.useUtils();
  const change = trpc.account.changePassword.useMutation();
  const form = useForm({
    name: 'change-password',
    initialValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
  });

  async function submit(values: typeof form.values) {
    const { currentPassword, newPassword, confirmPassword } = values;
    const complaint = checkFilled(values) ?? checkNewPassword(newPassword, confirmPassword, 'newPassword');
    if (complaint) return complain(form, complaint);
    try {
      await change.mutateAsync({ currentPassword, newPassword });
      toast.success(text.changed);
      void keepPushes(client);
      onClose();
    } catch (error) {
      tellRefusal(form, error, {
        title: text.failed,
        fallback: appText.checkConnection,
        fieldOf: { BAD_CREDENTIALS: 'currentPassword' },
      });
    }
  }

  return (
    <form noValidate onSubmit={form.onSubmit(submit)}>
      <Stack gap="lg">
        <Text size="sm" c="dimmed">
          {text.hint}
        </Text>
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
        <DialogFooter>
          <Button variant="default" onClick={onClose}>
            {appText.cancel}
          </Button>
          <Button type="submit" loading={change.isPending}>
            {text.save}
          </Button>
        </DialogFooter>
      </Stack>
    </form>
  );
}
