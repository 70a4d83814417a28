import type { User } from '@herohood/domain/account/schema';
import { createFileRoute } from '@tanstack/react-router';
import { useVoiceNote } from '../../../features/media/use-voice-note';
import { VoicePanel } from '../../../features/media/voice-panel';
import { AlertPage } from '../../../features/reminders/alert-page';
import { HabitAlertForm } from '../../../features/reminders/habit-alert-form';
import { type AlertHabit, useAlertHabit } from '../../../features/reminders/use-alert-habit';
import { ListSkeleton, Loaded } from '../../../layout/states';
import { useReminderPlan } from '../../../lib/paid-access';
import { mediaText } from '../../../text/en/media';
import { remindersText as text } from '../../../text/en/reminders';
import { useFamily } from '../../-shell/family';

export const Route = createFileRoute('/_console/_pages/alert-settings/$id')({ component: AlertRoute });

function AlertRoute() {
  const { id } = Route.useParams();
  return <HabitAlerts key={id} habitId={id} />;
}

/** /alert-settings/{habitId}: a habit's id, or that of one hero's assignment (rules: habits). */
function HabitAlerts({ habitId }: { habitId: string }) {
  const { user } = useFamily();
  const query = useAlertHabit(habitId);
  const habit = query.data?.habit;
  const hint = habit && 'childId' in habit ? text.assignmentHint : text.habitHint;
  return (
    <AlertPage title={habit ? text.titleOf(habit.name) : text.title} hint={hint}>
      <Loaded query={query} what={text.loadHabit} skeleton={<ListSkeleton rows={2} height={140} />}>
        {(loaded) => <HabitAlertEditor {...loaded} user={user} />}
      </Loaded>
    </AlertPage>
  );
}

function HabitAlertEditor({ habit, master, user }: AlertHabit & { user: User }) {
  const voice = useVoiceNote(master);
  const plan = useReminderPlan(user);
  return (
    <HabitAlertForm
      habit={habit}
      master={master}
      plan={plan}
      voice={{
        panel: <VoicePanel voice={voice} on="page" />,
        isChanged: voice.isChanged,
        store: async () => {
          const { fields, isLost } = await voice.store();
          return { voice: fields, note: isLost ? mediaText.lost : null };
        },
      }}
    />
  );
}
