import { messageOf } from '@herohood/ui/runtime/api-error';
import { Alert, Button, Text } from '@mantine/core';
import { trpc } from '../../lib/api';
import { toast } from '../../lib/toast';
import { appText } from '../../text/en/app';
import { profileText } from '../../text/en/profile';

const text = profileText;

/** The e-mail that waits until its link is opened, with a way to call it off. */
export function PendingEmail({ pending, present }: { pending: string; present: string }) {
  const utils = trpc.useUtils();
  const cancel = trpc.account.updateProfile.useMutation({
    onSuccess: (user) => {
      utils.account.me.setData(undefined, user);
      toast.success(text.changeCancelled);
    },
    onError: (error) =>
      toast.error({ title: text.failed, message: messageOf(error, appText.checkConnection) }),
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
        loading={cancel.isPending}
        onClick={() => cancel.mutate({ pendingEmail: null })}
      >
        {text.cancelChange}
      </Button>
    </Alert>
  );
}
