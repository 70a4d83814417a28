import { HabitIcon } from '@herohood/ui/habit-icon/habit-icon';
import { accentOf } from '@herohood/ui/theme/tokens';
import { Switch, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Loaded } from '../../layout/states';
import { trpc } from '../../lib/api';
import { remindersText } from '../../text/en/reminders';
import { AlertCard } from './alert-page';
import classes from './reminders.module.css';
import { useSwitchReminder } from './use-save-alerts';

const text = remindersText.habits;

/** Every habit with its reminder: switched here, set on its own page. */
export function HabitReminders() {
  const masters = trpc.habits.listMasters.useQuery();
  const { switchReminder, busyId } = useSwitchReminder();
  return (
    <AlertCard title={text.title}>
      <Loaded query={masters} what={remindersText.loadHabits}>
        {(habits) =>
          habits.length === 0 ? (
            <Text c="dimmed">{text.empty}</Text>
          ) : (
            <ul className={classes.habits}>
              {habits.map((habit) => (
                <li key={habit.id} className={classes.habit}>
                  <Link to="/alert-settings/$id" params={{ id: habit.id }} aria-label={text.open(habit.name)}>
                    <span className={classes.picture} data-accent={accentOf(habit.color)}>
                      <HabitIcon icon={habit.icon} size={26} />
                    </span>
                    <span>
                      <strong>{habit.name}</strong>
                      <small>
                        {habit.reminderEnabled
                          ? text.at(habit.reminderTime, habit.reminderDuration)
                          : text.off}
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
          )
        }
      </Loaded>
    </AlertCard>
  );
}
