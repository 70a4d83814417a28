import type { ChildHabit } from '@herohood/domain/habits/schema';
import { SegmentedControl, Stack, Text } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { closeOrAsk } from '../../layout/confirm';
import { Dialog } from '../../layout/dialog';
import { focusFaulty } from '../../layout/focus-faulty';
import { SaveFooter } from '../../layout/save-footer';
import { usePlanCalendar } from '../../lib/use-plan-calendar';
import { scheduleText } from '../../text/en/schedule';
import { OwnApproval } from './own-approval';
import { faultsOfSchedule } from './schedule-faults';
import { ScheduleFields } from './schedule-fields';
import { type PlanValues, planOf, planWords } from './schedule-words';
import type { Pair } from './use-assign-habit';
import { hasOwnPlan, useOwnPlan } from './use-own-plan';

const text = scheduleText.own;

interface Props {
  pair: Pair;
  assignment: ChildHabit;
  /** Back to who does what. */
  onClose: () => void;
}

/** When a habit is due for one hero, and who says yes: as for the family, or their own way (rules: schedules, trust). */
export function OwnPlanDialog({ pair, assignment, onClose }: Props) {
  const { hero, habit } = pair;
  const calendar = usePlanCalendar(hero.id);
  const { savePlan, isSaving } = useOwnPlan(assignment, pair);
  const [isOwn, setOwn] = useState(hasOwnPlan(assignment));
  const [plan, setPlan] = useState<PlanValues>(() => planOf(assignment));
  const [approval, setApproval] = useState(assignment.own.approval);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const form = useRef<HTMLFormElement>(null);

  const hasChanges =
    approval !== assignment.own.approval ||
    isOwn !== hasOwnPlan(assignment) ||
    (isOwn && JSON.stringify(plan) !== JSON.stringify(planOf(assignment)));
  const askClose = () => closeOrAsk({ hasChanges, body: text.unsaved(hero.name), onClose });

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = isOwn ? faultsOfSchedule(plan.schedule) : {};
    flushSync(() => setFaults(found));
    if (form.current && focusFaulty(form.current)) return;
    const saved = await savePlan({ plan: isOwn ? plan : null, approval }, calendar.weekStart);
    if (saved.isSaved) onClose();
    else setFaults(saved.fields);
  }

  return (
    <Dialog asks={false} opened onClose={askClose} title={text.title(habit.name, hero.name)} size="lg">
      <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          <SegmentedControl
            fullWidth
            data-autofocus
            aria-label={text.whose}
            value={isOwn ? 'own' : 'family'}
            data={[
              { value: 'family', label: text.family },
              { value: 'own', label: text.own },
            ]}
            onChange={(whose) => setOwn(whose === 'own')}
          />
          {isOwn ? (
            <ScheduleFields
              isOwn
              plan={plan}
              calendar={calendar}
              faults={faults}
              onChange={(part) => {
                setPlan({ ...plan, ...part });
                setFaults({});
              }}
            />
          ) : (
            <Text>{text.asFamily(planWords(planOf(habit), calendar.weekStart))}</Text>
          )}
          <OwnApproval pair={pair} assignment={assignment} value={approval} onChange={setApproval} />
          <Text size="xs" c="dimmed">
            {text.note(hero.name)}
          </Text>
          <SaveFooter isSaving={isSaving} onCancel={askClose} />
        </Stack>
      </form>
    </Dialog>
  );
}
