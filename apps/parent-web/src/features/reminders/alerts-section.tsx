import type { ReminderSettings } from '@herohood/domain/account/schema';
import type { MasterHabit } from '@herohood/domain/habits/schema';
import { HabitIcon } from '@herohood/ui/habit-icon/habit-icon';
import { accentOf } from '@herohood/ui/theme/tokens';
import { Stack, Switch, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../layout/icon';
import rows from '../../layout/picture-rows.module.css';
import { Section } from '../../layout/section';
import { Loaded } from '../../layout/states';
import { trpc } from '../../lib/api';
import { useAct } from '../../lib/use-act';
import { remindersText } from '../../text/en/reminders';
import classes from './reminders.module.css';

const text = remindersText.alerts;

/** What new habits begin with, and every habit's reminder: switched here, set on a page of its own. */
export function AlertsSection({ settings }: { settings: ReminderSettings }) {
  const masters = trpc.habits.listMasters.useQuery();
  return (
    <Section id="alerts" title={text.title} hint={text.hint}>
      <Stack gap="xs">
        <div className={rows.row}>
          <Link to="/alert-settings" className={classes.link}>
            <span className={rows.picture}>
              <Icon name="bell" size={24} />
            </span>
            <span className={rows.what}>
              <strong>{text.newHabits}</strong>
              <span>{settings.enabled ? text.at(settings.time, settings.reminderTime) : text.off}</span>
            </span>
            <Icon name="chevron" size={18} />
          </Link>
        </div>
        <Loaded query={masters} what={remindersText.loadHabits}>
          {(habits) => <HabitReminders habits={habits} />}
        </Loaded>
      </Stack>
    </Section>
  );
}

/** Switches the reminder of one habit on or off, for all its heroes. */
function useSwitchReminder() {
  const { habits } = trpc.useUtils();
  const update = trpc.habits.update.useMutation();
  const { switched, error, failed } = remindersText.toasts;
  const show = (id: string, reminderEnabled: boolean) =>
    habits.listMasters.setData(undefined, (all) =>
      all?.map((old) => (old.id === id ? { ...old, reminderEnabled } : old)),
    );
  return useAct({
    call: ({ habit: { id }, isOn }: { habit: MasterHabit; isOn: boolean }) =>
      update.mutateAsync({ id, reminderEnabled: isOn }),
    show({ habit: { id }, isOn }) {
      show(id, isOn);
      return () => show(id, !isOn);
    },
    done: (_, { habit, isOn }) => ({ title: switched.title, message: switched.message(habit.name, isOn) }),
    refresh: [habits],
    failed: { title: error, fallback: failed },
  });
}

function HabitReminders({ habits }: { habits: readonly MasterHabit[] }) {
  const { send, sending } = useSwitchReminder();
  if (habits.length === 0) return <Text c="dimmed">{text.empty}</Text>;
  return (
    <ul className={rows.list}>
      {habits.map((habit) => (
        <li key={habit.id} className={rows.row}>
          <Link
            to="/alert-settings/$id"
            params={{ id: habit.id }}
            className={classes.link}
            aria-label={text.open(habit.name)}
          >
            <span className={rows.picture} data-accent={accentOf(habit.color)}>
              <HabitIcon icon={habit.icon} size={26} />
            </span>
            <span className={rows.what}>
              <strong>
                <bdi>{habit.name}</bdi>
              </strong>
              <span>
                {habit.reminderEnabled ? text.at(habit.reminderTime, habit.reminderDuration) : text.off}
              </span>
            </span>
          </Link>
          <Switch
            aria-label={text.toggle(habit.name)}
            checked={habit.reminderEnabled}
            disabled={sending?.habit.id === habit.id}
            onChange={(event) => void send({ habit, isOn: event.currentTarget.checked })}
          />
        </li>
      ))}
    </ul>
  );
}
