import type { Child } from '@herohood/domain/children/schema';
import { Button, Group } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { Dialog } from '../../layout/dialog';
import { Hint } from '../../layout/hint';
import { EmptyState, ListSkeleton, Loaded } from '../../layout/states';
import { trpc } from '../../lib/api';
import { useUser } from '../../lib/use-user';
import { habitsText } from '../../text/en/habits';
import { AssignmentList, AssignmentTable } from './assignment-views';
import { OwnPlanDialog } from './own-plan-dialog';
import type { Planned } from './use-assign-habit';
import { useAutoAssign } from './use-habit-acts';

const text = habitsText.center;

/** Below this the table would have to scroll sideways. */
const WIDE = '(min-width: 48em)';
/** More heroes than this are too many columns on any screen. */
const MAX_COLUMNS = 6;

/** Who does what, one tap each: a table where it fits, else one hero's list at a time. */
export function AssignmentCenter({ heroes, onClose }: { heroes: readonly Child[]; onClose: () => void }) {
  const masters = trpc.habits.listMasters.useQuery();
  const assignments = trpc.habits.listAll.useQuery();
  const isWide = useMediaQuery(WIDE, window.matchMedia(WIDE).matches);
  const { autoAssign, isAssigning } = useAutoAssign();
  const { user } = useUser();
  const [planned, setPlanned] = useState<Planned | null>(null);
  const View = isWide && heroes.length <= MAX_COLUMNS ? AssignmentTable : AssignmentList;
  // In its place, not before it: its answers lead back here.
  if (planned) return <OwnPlanDialog {...planned} onClose={() => setPlanned(null)} />;
  const skeleton = <ListSkeleton rows={5} height={52} />;
  return (
    <Dialog
      asks={false}
      opened
      onClose={onClose}
      title={text.title}
      size="60rem"
      fullScreen={!isWide}
      radius={isWide ? 'lg' : 0}
    >
      <Group justify="space-between" gap="0.75rem" mb="md">
        <Hint flex="1 1 14rem">{text.hint}</Hint>
        <Button variant="default" loading={isAssigning} onClick={autoAssign}>
          {habitsText.autoAssign}
        </Button>
      </Group>
      <Loaded query={masters} what={text.table} skeleton={skeleton}>
        {(habits) => (
          <Loaded query={assignments} what={text.table} skeleton={skeleton}>
            {(all) =>
              habits.length === 0 ? (
                <EmptyState title={habitsText.empty.title} hint={habitsText.empty.hint} />
              ) : (
                <View
                  heroes={heroes}
                  habits={habits}
                  weekStart={user?.weekStart ?? 'mon'}
                  onPlan={setPlanned}
                  of={({ hero, habit }) =>
                    all.find((each) => each.childId === hero.id && each.masterHabitId === habit.id)
                  }
                />
              )
            }
          </Loaded>
        )}
      </Loaded>
    </Dialog>
  );
}
