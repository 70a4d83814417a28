import type { JoinRequest } from '@herohood/domain/family/schema';
import { Button, Title } from '@mantine/core';
import { confirmDestructive } from '../../layout/confirm';
import rows from '../../layout/picture-rows.module.css';
import { trpc } from '../../lib/api';
import { useAct } from '../../lib/use-act';
import { familyText as text } from '../../text/en/family';

interface Answer {
  id: string;
  name: string;
  /** As whom they are let in; null for a no. */
  role: 'parent' | 'helper' | null;
}

/** Parents who entered the family code and wait outside (rules: family). */
export function JoinRequests({ requests }: { requests: readonly JoinRequest[] }) {
  const { family, home } = trpc.useUtils();
  const accept = trpc.family.acceptJoinRequest.useMutation();
  const decline = trpc.family.declineJoinRequest.useMutation();
  const { send, isSending: isBusy } = useAct({
    call: ({ id, role }: Answer): Promise<unknown> =>
      role ? accept.mutateAsync({ id, role }) : decline.mutateAsync({ id }),
    done(_, { name, role }) {
      const { title, message } = role ? text.toasts.accepted : text.toasts.declined;
      return { title, message: message(name) };
    },
    refresh: [family, home],
    failed: { title: text.toasts.failed },
  });
  return (
    <div>
      <Title order={3} size="h5" mb="xs">
        {text.requests}
      </Title>
      <ul className={rows.list}>
        {requests.map(({ id, firstName, lastName, email }) => {
          const name = `${firstName} ${lastName}`.trim();
          return (
            <li key={id} className={rows.row}>
              <div className={rows.what}>
                <strong>
                  <bdi>{name}</bdi>
                </strong>
                <span>
                  <bdi>{email}</bdi>
                </span>
              </div>
              <div className={rows.answers}>
                <Button
                  variant="default"
                  mih={44}
                  disabled={isBusy}
                  aria-label={text.declineLabel(name)}
                  onClick={() =>
                    confirmDestructive({
                      title: text.declineTitle(name),
                      body: text.declineBody,
                      confirmLabel: text.decline,
                      onConfirm: () => void send({ id, name, role: null }),
                    })
                  }
                >
                  {text.decline}
                </Button>
                <Button
                  variant="light"
                  mih={44}
                  disabled={isBusy}
                  aria-label={text.acceptAsHelperLabel(name)}
                  onClick={() => void send({ id, name, role: 'helper' })}
                >
                  {text.acceptAsHelper}
                </Button>
                <Button
                  mih={44}
                  disabled={isBusy}
                  aria-label={text.acceptLabel(name)}
                  onClick={() => void send({ id, name, role: 'parent' })}
                >
                  {text.accept}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
