import { Anchor, Text } from '@mantine/core';
import { siteSettings } from '../../lib/site-settings';
import { subscriptionText } from '../../text/en/subscription';

/** Where the support is that the plans promise; nothing when the operator names no address. */
export function SupportLine() {
  const { supportEmail } = siteSettings();
  return supportEmail ? (
    <Text size="sm" c="dimmed" mt="md">
      {subscriptionText.support}{' '}
      <Anchor href={`mailto:${supportEmail}`} size="sm">
        {supportEmail}
      </Anchor>
    </Text>
  ) : null;
}
