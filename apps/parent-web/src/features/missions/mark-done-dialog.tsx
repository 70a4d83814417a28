import type { Child } from '@herohood/domain/children/schema';
import type { Completion } from '@herohood/domain/missions/schema';
import { type FamilyClock, familyDay, lastDays } from '@herohood/domain/time/family-day';
import { HabitIcon } from '@herohood/ui/habit-icon/habit-icon';
import { accentOf } from '@herohood/ui/theme/tokens';
import { Badge, Button, Modal, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { EmptyState, Loaded } from '../../layout/states';
import { trpc } from '../../lib/api';
import { dayLabel } from '../../lib/format-day';
import { missionsText } from '../../text/en/missions';
import classes from './mark-done.module.css';
import { useMarkDone } from './use-mark-done';

const text = missionsText.onBehalf;

/** Today and the seven family days before it (rules: missions). */
const DAYS_SHOWN = 8;

interface Props {
  hero: Child;
  clock: FamilyClock;
  onClose: () => void;
}

type DayState = 'approved' | 'pending' | 'open';

/** At most one completion a day is pending or approved; rejected and withdrawn ones leave the mission open (rules: missions). */
function stateOf(completions: readonly Completion[]): DayState {
  if (completions.some(({ status }) => status === 'approved')) return 'approved';
  return completions.some(({ status }) => status === 'pending') ? 'pending' : 'open';
}

/** Lets a parent tick what a child did but forgot to tick. */
export function MarkDoneDialog({ hero, clock, onClose }: Props) {
  const [today] = useState(() => familyDay(new Date(), clock));
  const [day, setDay] = useState(today);
  const days = lastDays(today, DAYS_SHOWN).reverse();
  const habits = trpc.habits.listForChild.useQuery({ id: hero.id });
  const completions = trpc.missions.listCompletions.useQuery({
    id: hero.id,
    from: days.at(-1) ?? today,
    to: today,
  });
  const { markDone, busyId } = useMarkDone(hero);
  return (
    <Modal opened onClose={onClose} title={text.title(hero.name)}>
      <Stack>
        <Text size="sm" c="dimmed">
          {text.hint}
        </Text>
        <NativeSelect
          label={text.day}
          value={day}
          data={days.map((value) => ({ value, label: dayLabel(value, today) }))}
          onChange={({ currentTarget: { value } }) => setDay(value)}
        />
        <Loaded query={habits} what={missionsText.load.habits}>
          {(list) => {
            const active = list.filter((habit) => habit.isActive);
            if (active.length === 0) return <EmptyState title={text.empty} hint={text.emptyHint} />;
            return (
              <ul className={classes.list}>
                {active.map((habit) => {
                  const own = completions.data?.filter((c) => c.habitId === habit.id && c.date === day);
                  const state = own ? stateOf(own) : null;
                  return (
                    <li key={habit.id} className={classes.line}>
                      <span className={classes.picture} data-accent={accentOf(habit.color)}>
                        <HabitIcon icon={habit.icon} size={26} />
                      </span>
                      <Text fw={600} flex="1 1 7rem" lineClamp={2} title={habit.name}>
                        {habit.name}
                      </Text>
                      {state === 'approved' || state === 'pending' ? (
                        <Badge variant="light" color={state === 'approved' ? 'mint' : 'sunshine'}>
                          {text.states[state]}
                        </Badge>
                      ) : (
                        <Button
                          size="sm"
                          variant="light"
                          aria-label={text.markLabel(habit.name)}
                          loading={busyId === habit.id || (state === null && completions.isFetching)}
                          onClick={() => void markDone(habit, day)}
                        >
                          {text.markDone}
                        </Button>
                      )}
                    </li>
                  );
                })}
              </ul>
            );
          }}
        </Loaded>
      </Stack>
    </Modal>
  );
}
