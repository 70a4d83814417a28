import { isSamePlan } from '@herohood/domain/days/plan-versions';
import type { ApprovalPolicy } from '@herohood/domain/habits/policy';
import { SegmentedControl, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { closeOrAsk } from '../../layout/confirm';
import { FormDialog } from '../../layout/form-dialog';
import { FieldHint } from '../../layout/hint';
import { trpc } from '../../lib/api';
import { focusFaulty } from '../../lib/tell-form';
import { useAct } from '../../lib/use-act';
import { usePlanCalendar } from '../../lib/use-plan-calendar';
import { scheduleText } from '../../text/en/schedule';
import { OwnApproval } from './own-approval';
import { faultsOfSchedule, ScheduleFields } from './schedule-fields';
import { type PlanValues, planOf, planWords } from './schedule-words';
import { hasOwnPlan, type Planned } from './use-assign-habit';

const text = scheduleText.own;

interface OwnWay {
  /** Null: as the family's habit. */
  plan: PlanValues | null;
  approval: ApprovalPolicy | null;
}

/** Saves when a habit is due for one hero, and who says yes. Only what differs from the family's is the hero's own: the rest goes on following it. */
function useOwnPlan({ assignment: { id, own: had }, pair: { hero, habit } }: Planned) {
  const { habits, home, progress, days } = trpc.useUtils();
  const { weekStart } = usePlanCalendar(hero.id);
  const update = trpc.habits.update.useMutation();
  const family = planOf(habit);
  return useAct({
    call: ({ plan, approval }: OwnWay) =>
      update.mutateAsync({
        id,
        schedule: !plan || isSamePlan({ ...family, schedule: plan.schedule }, family) ? null : plan.schedule,
        partOfDay: !plan || plan.partOfDay === family.partOfDay ? null : plan.partOfDay,
        timesPerDay: !plan || plan.timesPerDay === family.timesPerDay ? null : plan.timesPerDay,
        // Said again it would end the days on which a parent is asked.
        ...(approval !== had.approval && { approval }),
      }),
    done: (_, { plan }) => ({
      title: text.saved.title,
      message: text.saved.own(habit.name, hero.name, planWords(plan ?? family, weekStart)),
    }),
    refresh: [habits, home, progress, days],
    failed: { title: text.failed },
  });
}

interface Props extends Planned {
  /** Back to who does what. */
  onClose: () => void;
}

/** When a habit is due for one hero, and who says yes: as for the family, or their own way (rules: schedules, trust). */
export function OwnPlanDialog({ pair, assignment, onClose }: Props) {
  const { hero, habit } = pair;
  const calendar = usePlanCalendar(hero.id);
  const { send, isSending } = useOwnPlan({ assignment, pair });
  const [isOwn, setOwn] = useState(hasOwnPlan(assignment));
  const [plan, setPlan] = useState<PlanValues>(() => planOf(assignment));
  const [approval, setApproval] = useState(assignment.own.approval);
  const [faults, setFaults] = useState<Record<string, string>>({});

  const hasChanges =
    approval !== assignment.own.approval ||
    isOwn !== hasOwnPlan(assignment) ||
    (isOwn && JSON.stringify(plan) !== JSON.stringify(planOf(assignment)));
  const askClose = () => closeOrAsk({ hasChanges, body: text.unsaved(hero.name), onClose });

  async function submit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const found = isOwn ? faultsOfSchedule(plan.schedule) : {};
    flushSync(() => setFaults(found));
    if (focusFaulty(form)) return;
    const saved = await send({ plan: isOwn ? plan : null, approval });
    if (saved.isDone) onClose();
    else setFaults(saved.fields);
  }

  return (
    <FormDialog
      asks={false}
      onClose={askClose}
      title={text.title(habit.name, hero.name)}
      size="lg"
      isSaving={isSending}
      onSubmit={submit}
    >
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
      <FieldHint mt={0}>{text.note(hero.name)}</FieldHint>
    </FormDialog>
  );
}
