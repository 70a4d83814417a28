import { serverNow } from '@herohood/browser/server-clock';
import type { Child } from '@herohood/domain/children/schema';
import type { BoardMission } from '@herohood/domain/missions/board-schema';
import { type FamilyClock, familyDay, lastDays } from '@herohood/domain/time/family-day';
import { HabitIcon } from '@herohood/ui/habit-icon/habit-icon';
import { accentOf } from '@herohood/ui/theme/tokens';
import { Badge, Box, Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../layout/dialog';
import { Hint } from '../../layout/hint';
import rows from '../../layout/picture-rows.module.css';
import { EmptyState, Loaded } from '../../layout/states';
import { trpc } from '../../lib/api';
import { dayLabel } from '../../lib/format-day';
import { useAct, useDecisionQueries } from '../../lib/use-act';
import { missionsText } from '../../text/en/missions';

const { onBehalf: text, toasts } = missionsText;

/** Today and the seven family days before it (rules: missions). */
const DAYS_SHOWN = 8;

type Mission = Pick<BoardMission, 'habitId' | 'slot'>;

/** A mission's name among those of a day: one that is due twice is there twice. */
const keyOf = ({ habitId, slot }: Mission) => `${habitId} ${slot}`;

/** Marks a mission done on a child's behalf: approved and paid at once, and it can be taken back like any approval. */
function useMarkDone(hero: Child) {
  const refresh = useDecisionQueries();
  const { title, message } = toasts.markFailed;
  const undoing = useAct({
    call: trpc.missions.undo.useMutation().mutateAsync,
    done: () => toasts.undone,
    refresh,
    failed: { title: toasts.undoFailed },
  });
  const marking = useAct({
    call: trpc.missions.complete.useMutation().mutateAsync,
    done: ({ id, xpEarned }) => ({
      title: toasts.marked.title,
      message: toasts.marked.message(hero.name, xpEarned),
      onUndo: () => void undoing.send({ id }),
    }),
    refresh,
    failed: { title, fallback: message },
  });
  const busy = marking.sending;
  return {
    markDone: ({ habitId: id, slot }: Mission, date: string) => void marking.send({ id, date, slot }),
    busyKey: busy && keyOf({ habitId: busy.id, slot: busy.slot ?? 1 }),
  };
}

interface Props {
  hero: Child;
  clock: FamilyClock;
  onClose: () => void;
}

/** Lets a parent tick what a child did but forgot to tick. */
export function MarkDoneDialog({ hero, clock, onClose }: Props) {
  const [today] = useState(() => familyDay(serverNow(), clock));
  const [day, setDay] = useState(today);
  const days = lastDays(today, DAYS_SHOWN).reverse();
  const board = trpc.days.board.useQuery({ id: hero.id, date: day });
  const { markDone, busyKey } = useMarkDone(hero);
  return (
    <Dialog opened onClose={onClose} title={text.title(hero.name)}>
      <Stack>
        <Hint>{text.hint}</Hint>
        <NativeSelect
          label={text.day}
          value={day}
          data={days.map((value) => ({ value, label: dayLabel(value, today) }))}
          onChange={({ currentTarget: { value } }) => setDay(value)}
        />
        <Loaded query={board} what={missionsText.load.habits}>
          {({ missions }) =>
            missions.length === 0 ? (
              <EmptyState title={text.empty} hint={text.emptyHint} />
            ) : (
              <Stack component="ul" gap="0.6rem">
                {missions.map((mission) => (
                  <Line
                    key={keyOf(mission)}
                    mission={mission}
                    isBusy={busyKey === keyOf(mission)}
                    onDone={() => markDone(mission, day)}
                  />
                ))}
              </Stack>
            )
          }
        </Loaded>
      </Stack>
    </Dialog>
  );
}

interface LineProps {
  mission: BoardMission;
  isBusy: boolean;
  onDone: () => void;
}

/** One mission of the day, one time of it; what was rejected is open again. */
function Line({ mission, isBusy, onDone }: LineProps) {
  const { name, icon, color, slot, slots, due, status } = mission;
  const said = slots > 1 ? text.slot(name, slot, slots) : name;
  return (
    <Group component="li" gap="0.5rem 0.75rem">
      <span className={rows.picture} data-accent={accentOf(color)}>
        <HabitIcon icon={icon} size={26} />
      </span>
      <Box flex="1 1 7rem" miw={0}>
        <Text fw={600} lineClamp={2} title={said}>
          {said}
        </Text>
        {due === 'optional' ? <Hint>{text.optional}</Hint> : null}
      </Box>
      {status === 'approved' || status === 'pending' ? (
        <Badge variant="light" color={status === 'approved' ? 'mint' : 'sunshine'}>
          {text.states[status]}
        </Badge>
      ) : (
        <Button size="sm" variant="light" aria-label={text.markLabel(said)} loading={isBusy} onClick={onDone}>
          {text.markDone}
        </Button>
      )}
    </Group>
  );
}
