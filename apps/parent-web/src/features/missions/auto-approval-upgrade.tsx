import { Button, Text, Title } from '@mantine/core';
import { Icon } from '../../layout/icon';
import { autoApprovalText } from '../../text/en/auto-approval';
import classes from './auto-approval.module.css';

const text = autoApprovalText.upgrade;

/** Instead of the settings, for families whose plan does not carry auto-approval (rules: subscription). */
export function AutoApprovalUpgrade() {
  return (
    <div className={classes.form}>
      <div>
        <Title order={3} size="h5">
          {text.title}
        </Title>
        <Text size="sm" c="dimmed">
          {text.hint}
        </Text>
      </div>
      <Button
        component="a"
        href="/subscription"
        leftSection={<Icon name="spark" size={18} />}
        style={{ alignSelf: 'flex-start' }}
      >
        {text.action}
      </Button>
    </div>
  );
}
