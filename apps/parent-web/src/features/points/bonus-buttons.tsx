import type { Child } from '@herohood/domain/children/schema';
import { messageOf } from '@herohood/ui/runtime/api-error';
import { trpc } from '../../lib/api';
import { toast } from '../../lib/toast';
import { useRefreshAfterDecision } from '../../lib/use-refresh';
import { pointsText as text } from '../../text/en/points';
import classes from './points.module.css';

/** Three bonuses a parent gives with one tap; they need no approval (rules: XP and points). */
export function BonusButtons({ hero }: { hero: Child }) {
  const refresh = useRefreshAfterDecision();
  const add = trpc.points.addTransaction.useMutation({
    onSuccess: ({ amount }) => {
      toast.success({
        title: text.toasts.bonus.title,
        message: text.toasts.bonus.message(hero.name, amount),
      });
      return refresh();
    },
    onError: (error) =>
      toast.error({ title: text.toasts.bonusFailed, message: messageOf(error, text.toasts.tryAgain) }),
  });
  return (
    <div className={classes.bonuses}>
      {text.bonuses.map(({ amount, label, description, color }) => (
        <button
          key={amount}
          type="button"
          className={classes.bonus}
          data-accent={color}
          disabled={add.isPending}
          aria-label={text.bonusLabel(amount, label, hero.name)}
          onClick={() =>
            add.mutate({ id: hero.id, type: 'bonus_earned', source: 'parent_bonus', amount, description })
          }
        >
          <strong>{`+${amount}`}</strong>
          {label}
        </button>
      ))}
    </div>
  );
}
