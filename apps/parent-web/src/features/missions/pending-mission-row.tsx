import type { PendingHabit } from '@herohood/domain/missions/schema';
import { HabitIcon } from '@herohood/ui/habit-icon/habit-icon';
import { accentOf } from '@herohood/ui/theme/tokens';
import { Button } from '@mantine/core';
import { Icon } from '../../layout/icon';
import { missionsText as text } from '../../text/en/missions';
import { Countdown } from './countdown';
import classes from './pending-mission-row.module.css';

interface Props {
  item: PendingHabit;
  /** When it was done, in words. */
  when: string;
  now: Date;
  onApprove: () => void;
  onReject: () => void;
}

/** One mission that waits: what, who, when, and the two answers. */
export function PendingMissionRow({ item, when, now, onApprove, onReject }: Props) {
  const { habit, child, completion } = item;
  return (
    <li className={classes.row}>
      <span className={classes.picture} data-accent={accentOf(habit.color)}>
        <HabitIcon icon={habit.icon} size={30} />
      </span>
      <div className={classes.what}>
        <strong>{habit.name}</strong>
        <span>
          <b>{child.name}</b> · {when}
        </span>
        <span className={classes.meta}>
          <span className={classes.xp}>{text.xp(completion.xpEarned)}</span>
          {completion.autoApprovesAt ? <Countdown dueAt={completion.autoApprovesAt} now={now} /> : null}
        </span>
      </div>
      <div className={classes.answers}>
        <Button
          variant="default"
          h={44}
          aria-label={text.needsWorkLabel(habit.name, child.name)}
          onClick={onReject}
        >
          {text.needsWork}
        </Button>
        <Button
          h={44}
          px="md"
          leftSection={<Icon name="check" size={18} />}
          aria-label={text.approveLabel(habit.name, child.name)}
          onClick={onApprove}
        >
          {text.approve}
        </Button>
      </div>
    </li>
  );
}
