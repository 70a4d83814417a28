import { Text } from '@mantine/core';
import { remindersText as text } from '../../text/en/reminders';
import type { ReminderPlan } from './reminder-values';
import classes from './reminders.module.css';

/** What the family's plan leaves out, and the way to get it; nothing for a family that has paid. */
export function UpgradeHint({ plan: { hasPremiumAccess, hasPaidAccess } }: { plan: ReminderPlan }) {
  if (hasPaidAccess) return null;
  return (
    <Text size="sm" className={classes.hint}>
      {hasPremiumAccess ? text.upgrade.ringtones : text.upgrade.all}{' '}
      <a href="/subscription">{text.upgrade.action}</a>
    </Text>
  );
}
