import { lazily } from '@herohood/browser/lazy-part';
import { Anchor, Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { PasswordField } from '../../layout/password-field';
import { trpc } from '../../lib/api';
import { complain } from '../../lib/tell-form';
import { useAct } from '../../lib/use-act';
import { accountText as text } from '../../text/en/account';
import { LockNote } from './account-card';
import { checkFilled } from './check-forms';
import { useEnter } from './use-enter';
import { useLockout } from './use-lockout';

const ForgotPasswordDialog = lazily(
  async () => (await import('./forgot-password-dialog')).ForgotPasswordDialog,
);

/** Signs a parent in. What was typed stays when it fails. */
export function SignInForm() {
  const enter = useEnter();
  const login = trpc.account.login.useMutation();
  const lockout = useLockout();
  const [hasForgotten, setHasForgotten] = useState(false);
  const form = useForm({ name: 'sign-in', initialValues: { email: '', password: '' } });
  const wait = lockout.secondsFor(form.values.email);

  const { send, isSending } = useAct({
    async call(values: typeof form.values) {
      const user = await login.mutateAsync(values);
      await enter();
      return user;
    },
    done: ({ familyCode }) => ({
      title: text.welcomeBack.title,
      message: text.welcomeBack.message(familyCode),
    }),
    failed(error, { email }) {
      lockout.note(error, email);
      const { loginFailed: title, badCredentials: fallback } = text;
      return { title, fallback, form, fieldOf: { BAD_CREDENTIALS: 'password' } };
    },
  });

  function submit(values: typeof form.values) {
    const complaint = checkFilled(values);
    if (complaint) complain(form, complaint);
    else if (wait <= 0) void send(values);
  }

  return (
    <>
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
          <PasswordField
            {...form.getInputProps('password')}
            name="password"
            label={text.password}
            autoComplete="current-password"
            size="md"
          />
          <Anchor
            component="button"
            type="button"
            size="sm"
            ms="auto"
            mt={-6}
            py={6}
            onClick={() => setHasForgotten(true)}
          >
            {text.forgot.open}
          </Anchor>
          <LockNote wait={wait} />
          <Button type="submit" size="md" fullWidth disabled={wait > 0} loading={isSending}>
            {text.signIn}
          </Button>
        </Stack>
      </form>
      {hasForgotten ? (
        <ForgotPasswordDialog email={form.values.email} onClose={() => setHasForgotten(false)} />
      ) : null}
    </>
  );
}
