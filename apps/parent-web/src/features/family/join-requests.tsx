import type { JoinRequest } from '@herohood/domain/family/schema';
import { Button, Group, Title } from '@mantine/core';
import { confirmDestructive } from '../../layout/confirm';
import { familyText as text } from '../../text/en/family';
import classes from './family.module.css';
import { useAnswerRequest } from './use-answer-request';

/** Parents who entered the family code and wait outside (rules: family). */
export function JoinRequests({ requests }: { requests: readonly JoinRequest[] }) {
  const { accept, decline, isBusy } = useAnswerRequest();
  return (
    <div>
      <Title order={3} size="h5" mb="xs">
        {text.requests}
      </Title>
      <ul className={classes.requests}>
        {requests.map((request) => {
          const name = `${request.firstName} ${request.lastName}`.trim();
          return (
            <li key={request.id} className={classes.request}>
              <div>
                <strong>
                  <bdi>{name}</bdi>
                </strong>
                <p>
                  <bdi>{request.email}</bdi>
                </p>
              </div>
              <Group gap="xs">
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
                      onConfirm: () => void decline({ id: request.id, name }),
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
                  onClick={() => void accept({ id: request.id, name }, 'helper')}
                >
                  {text.acceptAsHelper}
                </Button>
                <Button
                  mih={44}
                  disabled={isBusy}
                  aria-label={text.acceptLabel(name)}
                  onClick={() => void accept({ id: request.id, name }, 'parent')}
                >
                  {text.accept}
                </Button>
              </Group>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
