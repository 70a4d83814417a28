import type { ReminderSettings } from '@herohood/domain/account/schema';
import type { MasterHabit } from '@herohood/domain/habits/schema';
import { HabitIcon } from '@herohood/ui/habit-icon/habit-icon';
import { accentOf } from '@herohood/ui/theme/tokens';
import { Stack, Switch, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../layout/icon';
import { Section } from '../../layout/section';
import { Loaded } from '../../layout/states';
import { trpc } from '../../lib/api';
import { remindersText } from '../../text/en/reminders';
import classes from './reminders.module.css';
import { useSwitchReminder } from './use-save-alerts';

const text = remindersText.alerts;

/** What new habits begin with, and every habit's reminder: switched here, set on a page of its own. */
export function AlertsSection({ settings }: { settings: ReminderSettings }) {
  const masters = trpc.habits.listMasters.useQuery();
  return (
    <Section id="alerts" title={text.title} hint={text.hint}>
      <Stack gap="xs">
        <div className={classes.habit}>
          <Link to="/alert-settings">
            <span className={classes.picture}>
              <Icon name="bell" size={24} />
            </span>
            <span className={classes.what}>
              <strong>{text.newHabits}</strong>
              <small>{settings.enabled ? text.at(settings.time, settings.reminderTime) : text.off}</small>
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

function HabitReminders({ habits }: { habits: readonly MasterHabit[] }) {
  const { switchReminder, busyId } = useSwitchReminder();
  if (habits.length === 0) return <Text c="dimmed">{text.empty}</Text>;
  return (
    <ul className={classes.habits}>
      {habits.map((habit) => (
        <li key={habit.id} className={classes.habit}>
          <Link to="/alert-settings/$id" params={{ id: habit.id }} aria-label={text.open(habit.name)}>
            <span className={classes.picture} data-accent={accentOf(habit.color)}>
              <HabitIcon icon={habit.icon} size={26} />
            </span>
            <span className={classes.what}>
              <strong>
                <bdi>{habit.name}</bdi>
              </strong>
              <small>
                {habit.reminderEnabled ? text.at(habit.reminderTime, habit.reminderDuration) : text.off}
              </small>
            </span>
          </Link>
          <Switch
            aria-label={text.toggle(habit.name)}
            checked={habit.reminderEnabled}
            disabled={busyId === habit.id}
            onChange={(event) => void switchReminder(habit, event.currentTarget.checked)}
          />
        </li>
      ))}
    </ul>
  );
}
