import type { User } from '@herohood/domain/account/schema';
import type { MasterHabit } from '@herohood/domain/habits/schema';
import { newHabitAlerts } from '@herohood/domain/reminders/settings';
import type { HabitStart } from '../../features/habits/choices';
import { HabitDialog } from '../../features/habits/habit-dialog';
import { useVoiceNote } from '../../features/media/use-voice-note';
import { VoicePanel } from '../../features/media/voice-panel';
import { ReminderEditor } from '../../features/reminders/reminder-editor';
import { useReminderPlan } from '../../lib/paid-access';
import { useUser } from '../../lib/use-user';
import { mediaText } from '../../text/en/media';
import { remindersText } from '../../text/en/reminders';

interface Props {
  /** Missing: a new one. */
  habit?: MasterHabit | undefined;
  /** What a new one begins with. */
  start?: HabitStart | undefined;
  /** Who gets a new one at first; absent: all heroes. */
  heroIds?: readonly string[] | undefined;
  onClose: () => void;
}

/** The habit form with its reminder, ringtones and voice recorder. */
export function HabitEditor(props: Props) {
  const { user } = useUser();
  return user ? <Editor {...props} user={user} /> : null;
}

function Editor({ habit, start, heroIds, onClose, user }: Props & { user: User }) {
  const voice = useVoiceNote(habit ?? {});
  const plan = useReminderPlan(user);
  return (
    <HabitDialog
      habit={habit}
      start={start}
      heroIds={heroIds}
      defaults={newHabitAlerts(user.reminderSettings, user)}
      voice={{
        isChanged: voice.isChanged,
        store: async () => {
          const { fields, isLost } = await voice.store();
          return { fields, note: isLost ? mediaText.lost : null };
        },
      }}
      reminder={(values, onChange) => (
        <ReminderEditor
          values={values}
          label={remindersText.enabled}
          plan={plan}
          voice={<VoicePanel voice={voice} on="form" />}
          onChange={onChange}
        />
      )}
      onClose={onClose}
    />
  );
}
