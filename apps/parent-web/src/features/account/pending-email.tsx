import { Alert, Button, Text } from '@mantine/core';
import { trpc } from '../../lib/api';
import { useAct } from '../../lib/use-act';
import { profileText } from '../../text/en/profile';

const text = profileText;

/** The e-mail that waits until its link is opened, with a way to call it off. */
export function PendingEmail({ pending, present }: { pending: string; present: string }) {
  const utils = trpc.useUtils();
  const { send, isSending } = useAct({
    call: trpc.account.updateProfile.useMutation().mutateAsync,
    done(user) {
      utils.account.me.setData(undefined, user);
      return text.changeCancelled;
    },
    failed: { title: text.failed },
  });
  return (
    <Alert color="sunshine" variant="light" radius="lg" title={text.pendingTitle}>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {text.pending(pending, present)}
      </Text>
      <Button
        mt="sm"
        size="xs"
        variant="default"
        loading={isSending}
        onClick={() => void send({ pendingEmail: null })}
      >
        {text.cancelChange}
      </Button>
    </Alert>
  );
}
