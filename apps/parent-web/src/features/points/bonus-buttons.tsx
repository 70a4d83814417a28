import type { Child } from '@herohood/domain/children/schema';
import { BONUS_SOURCE, BONUS_TYPE, BONUSES, type BonusCode } from '@herohood/domain/points/transaction';
import { Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { trpc } from '../../lib/api';
import { useAct, useDecisionQueries } from '../../lib/use-act';
import { pointsText as text } from '../../text/en/points';
import classes from './points.module.css';

const ACCENTS: Record<BonusCode, string> = {
  'bonus.good_behavior': 'turquoise',
  'bonus.extra_effort': 'purple',
  'bonus.outstanding': 'sunshine',
};

/** Three bonuses a parent gives with one tap, with a line if there is one; they need no approval (rules: XP and points). */
export function BonusButtons({ hero }: { hero: Child }) {
  const [line, setLine] = useState('');
  const { send, isSending } = useAct({
    call: trpc.points.addTransaction.useMutation().mutateAsync,
    done({ amount }) {
      setLine('');
      return { title: text.toasts.bonus.title, message: text.toasts.bonus.message(hero.name, amount) };
    },
    refresh: useDecisionQueries(),
    failed: { title: text.toasts.bonusFailed },
  });
  const give = ({ amount, code }: (typeof BONUSES)[number]) => {
    const message = line.trim();
    const bonus = { id: hero.id, type: BONUS_TYPE, source: BONUS_SOURCE, amount, description: code };
    void send({ ...bonus, ...(message && { message }) });
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
        {BONUSES.map((bonus) => (
          <button
            key={bonus.code}
            type="button"
            className={classes.bonus}
            data-accent={ACCENTS[bonus.code]}
            disabled={isSending}
            aria-label={text.bonusLabel(bonus.amount, text.bonuses[bonus.code], hero.name)}
            onClick={() => give(bonus)}
          >
            <strong dir="ltr">{`+${bonus.amount}`}</strong>
            {text.bonuses[bonus.code]}
          </button>
        ))}
      </div>
    </Stack>
  );
}
