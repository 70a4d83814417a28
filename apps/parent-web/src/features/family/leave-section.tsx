import type { User } from '@herohood/domain/account/schema';
import { Button } from '@mantine/core';
import { confirmDestructive } from '../../layout/confirm';
import { Icon } from '../../layout/icon';
import { Section } from '../../layout/section';
import { trpc } from '../../lib/api';
import { useAct } from '../../lib/use-act';
import { membersText } from '../../text/en/members';

const text = membersText.leaving;

/** The way out for everybody but the owner, with or without Premium. */
export function LeaveSection({ user, onLeft }: { user: User; onLeft: () => void }) {
  const { send, isSending } = useAct({
    call: trpc.account.removeMember.useMutation().mutateAsync,
    done: onLeft,
    failed: { title: membersText.toasts.failed },
  });

  const ask = () =>
    confirmDestructive({
      ...{ title: text.question, body: text.body, confirmLabel: text.confirm },
      onConfirm: () => void send({ id: user.id }),
    });
  return (
    <Section id="leave" title={text.title} hint={text.hint}>
      <Button
        variant="light"
        color="coral"
        mih={44}
        loading={isSending}
        leftSection={<Icon name="logout" size={18} />}
        onClick={ask}
      >
        {text.open}
      </Button>
    </Section>
  );
}
