import { Text } from '@mantine/core';
import { siteSettings } from '../../lib/site-settings';
import { subscriptionText } from '../../text/en/subscription';

const text = subscriptionText.plans;

/** What holds for every plan; `change` for a family that has one already. */
export function PlanNotes({ change = false }: { change?: boolean }) {
  return (
    <Text size="sm" c="dimmed" mt="md">
      {text.note} {siteSettings().planLimits === 'advertised' ? text.limitsOpen : null}{' '}
      {change ? text.changeNote : null}
    </Text>
  );
}
