import { messageOf } from '@herohood/browser/api-error';
import type { User } from '@herohood/domain/account/schema';
import { Alert, Button, Stack } from '@mantine/core';
import { CardHead } from '../../layout/full-page';
import { trpc } from '../../lib/api';
import { useAct } from '../../lib/use-act';
import { accountText } from '../../text/en/account';
import { AccountCard, SignOutButton } from './account-card';
import { useEnter } from './use-enter';

const text = accountText.invitation;

interface Props {
  user: User;
  token: string;
  /** They are in the family, or go on without the invitation. */
  onDone: () => void;
}

/** An invitation's link that was opened where somebody is signed in: with this account, or with another one. */
export function AcceptInvitation({ user, token, onDone }: Props) {
  const enter = useEnter();
  const accepting = trpc.account.acceptInvitation.useMutation();
  const { send, isSending } = useAct({
    async call() {
      await accepting.mutateAsync({ token });
      await enter();
    },
    done() {
      onDone();
      return text.accepted;
    },
    // What the server said stands in the card.
    failed: () => null,
  });

  return (
    <AccountCard title={text.title}>
      <CardHead avatarType="owl" title={text.title} words={text.question(user.email)} />
      <Stack gap="md">
        {accepting.error ? (
          <Alert color="coral" variant="light" radius="lg" title={text.failed} role="alert">
            {messageOf(accepting.error, text.tryAgain)}
          </Alert>
        ) : null}
        <Button size="md" loading={isSending} onClick={() => void send()}>
          {text.accept}
        </Button>
        <Button size="md" variant="default" onClick={onDone}>
          {text.later}
        </Button>
        <SignOutButton size="md" variant="subtle">
          {text.otherAccount}
        </SignOutButton>
      </Stack>
    </AccountCard>
  );
}
