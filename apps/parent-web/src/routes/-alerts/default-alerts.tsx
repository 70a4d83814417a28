import { useNow } from '@herohood/ui/runtime/use-now';
import { AlertPage } from '../../features/reminders/alert-page';
import { DefaultAlertForm } from '../../features/reminders/default-alert-form';
import { HabitReminders } from '../../features/reminders/habit-reminders';
import { isPaidFamily } from '../../lib/paid-access';
import { remindersText as text } from '../../text/en/reminders';
import { useFamily } from '../-shell/family';

const MINUTE_MS = 60_000;

/** /alert-settings: what new habits begin with, and the reminders of those that exist. */
export function DefaultAlerts() {
  const { user } = useFamily();
  const { hasPremiumAccess, reminderSettings } = user;
  const hasPaidAccess = isPaidFamily(user, useNow(MINUTE_MS));
  return (
    <AlertPage title={text.title} hint={text.defaultHint}>
      <DefaultAlertForm settings={reminderSettings} plan={{ hasPremiumAccess, hasPaidAccess }} />
      <HabitReminders />
    </AlertPage>
  );
}
