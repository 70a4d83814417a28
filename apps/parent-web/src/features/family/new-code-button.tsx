import { messageOf } from '@herohood/ui/runtime/api-error';
import { Button } from '@mantine/core';
import { confirmDestructive } from '../../layout/confirm';
import { Icon } from '../../layout/icon';
import { trpc } from '../../lib/api';
import { toast } from '../../lib/toast';
import { membersText } from '../../text/en/members';

const text = membersText.newCode;

/** Gives the family another code, after saying what that breaks; the owner's alone. */
export function NewCodeButton() {
  const utils = trpc.useUtils();
  const renewing = trpc.family.renewCode.useMutation();

  async function renew() {
    try {
      const { familyCode } = await renewing.mutateAsync();
      toast.success({ title: membersText.toasts.newCode, message: text.done(familyCode) });
    } catch (error) {
      const { failed, tryAgain } = membersText.toasts;
      toast.error({ title: failed, message: messageOf(error, tryAgain) });
    }
    await utils.account.me.invalidate();
  }

  const ask = () =>
    confirmDestructive({
      ...{ title: text.title, body: text.body, confirmLabel: text.confirm },
      onConfirm: () => void renew(),
    });
  return (
    <Button
      variant="white"
      mih={44}
      loading={renewing.isPending}
      leftSection={<Icon name="refresh" size={16} />}
      onClick={ask}
    >
      {text.open}
    </Button>
  );
}
