import { createFileRoute } from '@tanstack/react-router';
import { AlertPage } from '../../../features/reminders/alert-page';
import { DefaultAlertForm } from '../../../features/reminders/default-alert-form';
import { Icon } from '../../../layout/icon';
import { LinkButton } from '../../../layout/link-button';
import { useReminderPlan } from '../../../lib/paid-access';
import { remindersText as text } from '../../../text/en/reminders';
import { useFamily } from '../../-shell/family';

export const Route = createFileRoute('/_console/_pages/alert-settings/')({ component: DefaultAlerts });

/** /alert-settings: what new habits begin with. */
function DefaultAlerts() {
  const { user } = useFamily();
  const plan = useReminderPlan(user);
  return (
    <AlertPage title={text.title} hint={text.defaultHint}>
      <DefaultAlertForm settings={user.reminderSettings} plan={plan} />
      <LinkButton to="/parent/settings" variant="subtle" rightSection={<Icon name="chevron" size={16} />}>
        {text.toHabits}
      </LinkButton>
    </AlertPage>
  );
}
