import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { trpc } from '../../lib/api';
import { messageOf } from '../../lib/api-error';
import { toast } from '../../lib/toast';
import { accountText as text } from '../../text/en/account';
import { checkSignIn, type SignInValues } from './check-forms';
import { useEnter } from './use-enter';

/** Signs a parent in. What was typed stays when it fails. */
export function SignInForm() {
  const enter = useEnter();
  const login = trpc.account.login.useMutation();
  const form = useForm<SignInValues>({ initialValues: { email: '', password: '' } });

  async function submit(values: SignInValues) {
    const complaint = checkSignIn(values);
    if (complaint) {
      form.setErrors(complaint.fields);
      toast.error(complaint.toast);
      return;
    }
    try {
      const user = await login.mutateAsync(values);
      await enter();
      toast.success({ title: text.welcomeBack.title, message: text.welcomeBack.message(user.familyCode) });
    } catch (error) {
      toast.error({ title: text.loginFailed, message: messageOf(error, text.badCredentials) });
    }
  }

  return (
    <form noValidate onSubmit={form.onSubmit(submit)}>
      <Stack gap="md">
        <TextInput
          {...form.getInputProps('email')}
          type="email"
          name="email"
          label={text.email}
          autoComplete="username"
          size="md"
        />
        <PasswordInput
          {...form.getInputProps('password')}
          name="password"
          label={text.password}
          autoComplete="current-password"
          size="md"
          visibilityToggleButtonProps={{ 'aria-label': text.showPassword, tabIndex: 0 }}
        />
        <Button type="submit" size="md" fullWidth loading={login.isPending}>
          {text.signIn}
        </Button>
      </Stack>
    </form>
  );
}
