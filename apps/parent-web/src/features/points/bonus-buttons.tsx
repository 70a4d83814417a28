import type { Child } from '@herohood/domain/children/schema';
import { messageOf } from '@herohood/ui/runtime/api-error';
import { Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { trpc } from '../../lib/api';
import { toast } from '../../lib/toast';
import { useRefreshAfterDecision } from '../../lib/use-refresh';
import { pointsText as text } from '../../text/en/points';
import classes from './points.module.css';

/** Three bonuses a parent gives with one tap, with a line if there is one; they need no approval (rules: XP and points). */
export function BonusButtons({ hero }: { hero: Child }) {
  const refresh = useRefreshAfterDecision();
  const [line, setLine] = useState('');
  const add = trpc.points.addTransaction.useMutation({
    onSuccess: ({ amount }) => {
      setLine('');
      toast.success({
        title: text.toasts.bonus.title,
        message: text.toasts.bonus.message(hero.name, amount),
      });
      return refresh();
    },
    onError: (error) =>
      toast.error({ title: text.toasts.bonusFailed, message: messageOf(error, text.toasts.tryAgain) }),
  });
  const give = (amount: number, description: string) => {
    const message = line.trim();
    const bonus = { id: hero.id, type: 'bonus_earned', source: 'parent_bonus', amount, description };
    add.mutate({ ...bonus, ...(message && { message }) });
  };
  return (
    <Stack gap="xs">
      <TextInput
        label={text.bonusLine}
        placeholder={text.bonusPlaceholder}
        value={line}
        maxLength={500}
        onChange={(event) => setLine(event.currentTarget.value)}
      />
      <div className={classes.bonuses}>
        {text.bonuses.map(({ amount, label, description, color }) => (
          <button
            key={amount}
            type="button"
            className={classes.bonus}
            data-accent={color}
            disabled={add.isPending}
            aria-label={text.bonusLabel(amount, label, hero.name)}
            onClick={() => give(amount, description)}
          >
            <strong dir="ltr">{`+${amount}`}</strong>
            {label}
          </button>
        ))}
      </div>
    </Stack>
  );
}
