import { readApiError } from '@herohood/browser/api-error';
import { lazily } from '@herohood/browser/lazy-part';
import { Anchor, Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CardHead, FullPageLoader } from '../../layout/full-page';
import { PasswordField } from '../../layout/password-field';
import { trpc } from '../../lib/api';
import { complain } from '../../lib/tell-form';
import { useAct } from '../../lib/use-act';
import { accountText } from '../../text/en/account';
import { AccountCard } from './account-card';
import { checkFilled, checkNewPassword } from './check-forms';

const ForgotPasswordDialog = lazily(
  async () => (await import('./forgot-password-dialog')).ForgotPasswordDialog,
);

const text = accountText.reset;
const SIGN_IN = '/parent/auth?mode=login';

interface Props {
  /** From the link in the mail; empty when somebody came without one. */
  token: string;
  onDone: () => void;
}

/** Asks whether a link still holds before anybody types into the form. Without an answer the form is offered. */
function useLink(token: string): 'checking' | 'gone' | 'open' {
  const { client } = trpc.useUtils();
  const check = useQuery({
    queryKey: ['password-reset', token],
    queryFn: () => client.account.checkPasswordReset.mutate({ token }),
    enabled: token !== '',
    retry: false,
  });
  if (token === '') return 'gone';
  if (check.isPending) return 'checking';
  return readApiError(check.error).code === 'GONE' ? 'gone' : 'open';
}

/** Where the link of a mail leads: a new password, or a new link when this one opens nothing any more. */
export function ResetPasswordScreen({ token, onDone }: Props) {
  const [isUsedUp, setIsUsedUp] = useState(token === '');
  const [isAsking, setIsAsking] = useState(false);
  const link = useLink(token);
  const isGone = isUsedUp || link === 'gone';
  if (link === 'checking') return <FullPageLoader text={text.checking} />;
  return (
    <AccountCard title={text.title}>
      <CardHead
        avatarType={isGone ? 'panda' : 'ninja'}
        title={isGone ? text.goneTitle : text.title}
        words={isGone ? text.gone : text.hint}
        role={isGone ? 'alert' : undefined}
      />
      {isGone ? (
        <Button size="md" fullWidth onClick={() => setIsAsking(true)}>
          {text.askAgain}
        </Button>
      ) : (
        <ResetPasswordForm token={token} onDone={onDone} onGone={() => setIsUsedUp(true)} />
      )}
      <Stack mt="lg" align="center">
        <Anchor href={SIGN_IN} size="sm">
          {text.toSignIn}
        </Anchor>
      </Stack>
      {isAsking ? <ForgotPasswordDialog email="" onClose={() => setIsAsking(false)} /> : null}
    </AccountCard>
  );
}

interface FormProps {
  token: string;
  onDone: () => void;
  /** The link is used up, too old or unknown. */
  onGone: () => void;
}

/** Sets a new password with the token of a mail. */
function ResetPasswordForm({ token, onDone, onGone }: FormProps) {
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
