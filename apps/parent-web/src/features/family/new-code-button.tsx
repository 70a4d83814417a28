import { Button } from '@mantine/core';
import { confirmDestructive } from '../../layout/confirm';
import { Icon } from '../../layout/icon';
import { trpc } from '../../lib/api';
import { useAct } from '../../lib/use-act';
import { membersText } from '../../text/en/members';

const text = membersText.newCode;

/** Gives the family another code, after saying what that breaks; the owner's alone. */
export function NewCodeButton() {
  const utils = trpc.useUtils();
  const { send, isSending } = useAct({
    call: trpc.family.renewCode.useMutation().mutateAsync,
    done: ({ familyCode }) => ({ title: membersText.toasts.newCode, message: text.done(familyCode) }),
    refresh: [utils.account.me],
    failed: { title: membersText.toasts.failed },
  });

  const ask = () =>
    confirmDestructive({
      ...{ title: text.title, body: text.body, confirmLabel: text.confirm },
      onConfirm: () => void send(),
    });
  return (
    <Button
      variant="white"
      mih={44}
      loading={isSending}
      leftSection={<Icon name="refresh" size={16} />}
      onClick={ask}
    >
      {text.open}
    </Button>
  );
}
