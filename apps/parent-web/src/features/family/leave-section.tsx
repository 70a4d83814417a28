import type { User } from '@herohood/domain/account/schema';
import { messageOf } from '@herohood/ui/runtime/api-error';
import { Button } from '@mantine/core';
import { confirmDestructive } from '../../layout/confirm';
import { Icon } from '../../layout/icon';
import { Section } from '../../layout/section';
import { trpc } from '../../lib/api';
import { toast } from '../../lib/toast';
import { membersText } from '../../text/en/members';

const text = membersText.leaving;

/** The way out for everybody but the owner, with or without Premium. */
export function LeaveSection({ user, onLeft }: { user: User; onLeft: () => void }) {
  const leaving = trpc.account.removeMember.useMutation();

  async function leave() {
    try {
      await leaving.mutateAsync({ id: user.id });
      onLeft();
    } catch (error) {
      const { failed, tryAgain } = membersText.toasts;
      toast.error({ title: failed, message: messageOf(error, tryAgain) });
    }
  }

  const ask = () =>
    confirmDestructive({
      ...{ title: text.question, body: text.body, confirmLabel: text.confirm },
      onConfirm: () => void leave(),
    });
  return (
    <Section id="leave" title={text.title} hint={text.hint}>
      <Button
        variant="light"
        color="coral"
        mih={44}
        loading={leaving.isPending}
        leftSection={<Icon name="logout" size={18} />}
        onClick={ask}
      >
        {text.open}
      </Button>
    </Section>
  );
}
