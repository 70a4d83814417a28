import type { Child } from '@herohood/domain/children/schema';
import type { Goal } from '@herohood/domain/goals/schema';
import { Button, Group } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { DigitsField } from '../../layout/digits-field';
import { FormDialog } from '../../layout/form-dialog';
import { Hint } from '../../layout/hint';
import { trpc } from '../../lib/api';
import { focusFaulty } from '../../lib/tell-form';
import { useAct, useDecisionQueries } from '../../lib/use-act';
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
    const form = event.currentTarget;
    flushSync(() => setIsWrong(amount < 1 || amount > goal.saved));
    if (!focusFaulty(form)) void send({ id: goal.id, amount });
  }

  return (
    <FormDialog
      onClose={onClose}
      title={text.title(goal.name)}
      send={text.send}
      isSaving={isSending}
      onSubmit={submit}
    >
      <Hint>{text.hint(hero.name, goal.saved)}</Hint>
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
    </FormDialog>
  );
}
