import type { Child } from '@herohood/domain/children/schema';
import type { Goal } from '@herohood/domain/goals/schema';
import { Button, Group, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { Dialog } from '../../layout/dialog';
import { DialogFooter } from '../../layout/dialog-footer';
import { DigitsField } from '../../layout/digits-field';
import { trpc } from '../../lib/api';
import { focusFaulty } from '../../lib/tell-form';
import { useAct, useDecisionQueries } from '../../lib/use-act';
import { appText } from '../../text/en/app';
import { goalsText } from '../../text/en/goals';

const text = goalsText.withdrawing;

interface Props {
  hero: Child;
  goal: Goal;
  onClose: () => void;
}

/** Takes XP out of a goal, so that the hero can spend it. */
export function WithdrawDialog({ hero, goal, onClose }: Props) {
  const [amount, setAmount] = useState(0);
  const [isWrong, setIsWrong] = useState(false);
  const { send, isSending } = useAct({
    call: trpc.goals.withdraw.useMutation().mutateAsync,
    done() {
      onClose();
      return goalsText.toasts.withdrawn(amount, hero.name);
    },
    refresh: useDecisionQueries(),
    failed: { title: goalsText.toasts.withdrawFailed },
  });
  const write = (next: number) => {
    setAmount(next);
    setIsWrong(false);
  };

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    flushSync(() => setIsWrong(amount < 1 || amount > goal.saved));
    if (!focusFaulty(form)) void send({ id: goal.id, amount });
  }

  return (
    <Dialog opened onClose={onClose} title={text.title(goal.name)}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <Text size="sm" c="dimmed">
            {text.hint(hero.name, goal.saved)}
          </Text>
          <Group align="flex-end">
            <DigitsField
              label={text.amount}
              maxLength={6}
              flex="1 1 8rem"
              data-autofocus
              value={amount || undefined}
              error={isWrong ? text.invalid(goal.saved) : undefined}
              onChange={(typed = 0) => write(typed)}
            />
            <Button variant="light" mih={44} onClick={() => write(goal.saved)}>
              {text.all}
            </Button>
          </Group>
          <DialogFooter>
            <Button variant="default" onClick={onClose}>
              {appText.cancel}
            </Button>
            <Button type="submit" loading={isSending}>
              {text.send}
            </Button>
          </DialogFooter>
        </Stack>
      </form>
    </Dialog>
  );
}
