import type { PendingHabit } from '@herohood/domain/missions/schema';
import { HabitIcon } from '@herohood/ui/habit-icon/habit-icon';
import { accentOf } from '@herohood/ui/theme/tokens';
import { Button } from '@mantine/core';
import { Icon } from '../../layout/icon';
import { PendingRow } from '../../layout/pending-list';
import { missionsText as text } from '../../text/en/missions';
import { Countdown } from './countdown';

interface Props {
  item: PendingHabit;
  /** When it was done, in words. */
  when: string;
  now: Date;
  onApprove: () => void;
  onReject: () => void;
}

/** One mission that waits, and the two answers. */
export function PendingMissionRow({ item, when, now, onApprove, onReject }: Props) {
  const { habit, child, completion } = item;
  return (
    <PendingRow
      picture={<HabitIcon icon={habit.icon} size={30} />}
      accent={accentOf(habit.color)}
      title={habit.name}
      heroName={child.name}
      when={when}
      worth={{ text: text.xp(completion.xpEarned), tone: 'purple' }}
      note={completion.autoApprovesAt ? <Countdown dueAt={completion.autoApprovesAt} now={now} /> : null}
      answers={
        <>
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
        </>
      }
    />
  );
}
