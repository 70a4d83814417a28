import { lazily } from '@herohood/browser/lazy-part';
import { Alert, Anchor, Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { PasswordField } from '../../layout/password-field';
import { trpc } from '../../lib/api';
import { complain } from '../../lib/tell-form';
import { useAct } from '../../lib/use-act';
import { accountText as text } from '../../text/en/account';
import { checkSignIn, type SignInValues } from './check-forms';
import { useEnter } from './use-enter';
import { useLockout } from './use-lockout';

const ForgotPasswordDialog = lazily(() =>
  import('./forgot-password-dialog').then((part) => ({ default: part.ForgotPasswordDialog })),
);

/** Signs a parent in. What was typed stays when it fails. */
export function SignInForm() {
  const enter = useEnter();
  const login = trpc.account.login.useMutation();
  const lockout = useLockout();
  const [hasForgotten, setHasForgotten] = useState(false);
  const form = useForm<SignInValues>({ name: 'sign-in', initialValues: { email: '', password: '' } });
  const wait = lockout.secondsFor(form.values.email);

  const { send, isSending } = useAct({
    async call(values: SignInValues) {
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

  function submit(values: SignInValues) {
    const complaint = checkSignIn(values);
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
          {wait > 0 ? (
            <Alert color="coral" variant="light" radius="lg" title={text.locked.title} role="status">
              {text.locked.message(wait)}
            </Alert>
          ) : null}
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
