import { lazily } from '@herohood/browser/lazy-part';
import type { Child } from '@herohood/domain/children/schema';
import type { MasterHabit } from '@herohood/domain/habits/schema';
import { HabitIcon } from '@herohood/ui/habit-icon/habit-icon';
import { Button, Group } from '@mantine/core';
import { type ComponentType, useState } from 'react';
import { ActButton } from '../../layout/act-button';
import { Section } from '../../layout/section';
import { EmptyState, Loaded } from '../../layout/states';
import { trpc } from '../../lib/api';
import { useUser } from '../../lib/use-user';
import { habitsText as text } from '../../text/en/habits';
import { ideasText } from '../../text/en/ideas';
import type { HabitStart } from './choices';
import { HabitList } from './habit-list';
import { HabitRow } from './habit-row';
import { useAutoAssign } from './use-habit-acts';

const AssignmentCenter = lazily(async () => (await import('./assignment-center')).AssignmentCenter);

const IdeasDialog = lazily(async () => (await import('./ideas-dialog')).IdeasDialog);

type Dialog =
  | { kind: 'habit'; habit?: MasterHabit; start?: HabitStart }
  | { kind: 'assign' | 'ideas' }
  | null;

interface Props {
  heroes: readonly Child[];
  /** The form of a habit, or of a new one. */
  Editor: ComponentType<{
    habit?: MasterHabit | undefined;
    start?: HabitStart | undefined;
    onClose: () => void;
  }>;
}

/** The family's habits and who has them. */
export function HabitSection({ heroes, Editor }: Props) {
  const masters = trpc.habits.listMasters.useQuery();
  const assignments = trpc.habits.listAll.useQuery();
  const [dialog, setDialog] = useState<Dialog>(null);
  const { autoAssign, isAssigning } = useAutoAssign();
  const { user } = useUser();
  const close = () => setDialog(null);
  const countOf = (id: string) =>
    (assignments.data ?? []).filter((habit) => habit.masterHabitId === id && habit.isActive).length;
  const hasHabits = (masters.data ?? []).length > 0;
  const ideas = (
    <ActButton variant="light" icon="spark" onClick={() => setDialog({ kind: 'ideas' })}>
      {ideasText.open}
    </ActButton>
  );

  return (
    <Section
      id="habits"
      title={text.section}
      hint={text.sectionHint}
      actions={
        hasHabits ? (
          <>
            <ActButton variant="default" icon="heroes" onClick={() => setDialog({ kind: 'assign' })}>
              {text.assign}
            </ActButton>
            <Button variant="default" loading={isAssigning} onClick={autoAssign}>
              {text.autoAssign}
            </Button>
            {ideas}
            <ActButton icon="plus" onClick={() => setDialog({ kind: 'habit' })}>
              {text.add}
            </ActButton>
          </>
        ) : null
      }
    >
      <Loaded query={masters} what={text.section}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState
              art={<HabitIcon icon="teeth" size={72} />}
              title={text.empty.title}
              hint={text.empty.hint}
              action={
                <Group justify="center" gap="xs">
                  <Button onClick={() => setDialog({ kind: 'habit' })}>{text.empty.action}</Button>
                  {ideas}
                </Group>
              }
            />
          ) : (
            <HabitList
              habits={list}
              row={(habit) => (
                <HabitRow
                  key={habit.id}
                  habit={habit}
                  heroCount={countOf(habit.id)}
                  weekStart={user?.weekStart ?? 'mon'}
                  onEdit={() => setDialog({ kind: 'habit', habit })}
                />
              )}
            />
          )
        }
      </Loaded>
      {dialog?.kind === 'habit' ? <Editor habit={dialog.habit} start={dialog.start} onClose={close} /> : null}
      {dialog?.kind === 'ideas' ? (
        <IdeasDialog
          heroes={heroes}
          onAdjust={(start) => setDialog({ kind: 'habit', start })}
          onClose={close}
        />
      ) : null}
      {dialog?.kind === 'assign' ? <AssignmentCenter heroes={heroes} onClose={close} /> : null}
    </Section>
  );
}
