import { lazily } from '@herohood/ui/runtime/lazy-part';
import { Anchor, Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { accountText } from '../../text/en/account';
import { AccountCard, AccountHead } from './account-card';
import { ResetPasswordForm } from './reset-password-form';

const ForgotPasswordDialog = lazily(() =>
  import('./forgot-password-dialog').then((part) => ({ default: part.ForgotPasswordDialog })),
);

const text = accountText.reset;
const SIGN_IN = '/parent/auth?mode=login';

interface Props {
  /** From the link in the mail; empty when somebody came without one. */
  token: string;
  onDone: () => void;
}

/** Where the link of a mail leads: a new password, or a new link when this one opens nothing any more. */
export function ResetPasswordScreen({ token, onDone }: Props) {
  const [isGone, setIsGone] = useState(token === '');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <AccountCard title={text.title}>
      <AccountHead
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
        <ResetPasswordForm token={token} onDone={onDone} onGone={() => setIsGone(true)} />
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
