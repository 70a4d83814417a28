import { readApiError } from '@herohood/browser/api-error';
import type { Child } from '@herohood/domain/children/schema';
import { Button, Stack, Text, Title } from '@mantine/core';
import { Icon } from '../../layout/icon';
import { Section } from '../../layout/section';
import { Loaded } from '../../layout/states';
import { trpc } from '../../lib/api';
import { useToday } from '../../lib/today';
import { autoApprovalText } from '../../text/en/auto-approval';
import classes from './auto-approval.module.css';
import { AutoApprovalForm } from './auto-approval-form';
import { AutoApprovalStats } from './auto-approval-stats';

const text = autoApprovalText.panel;

/** What happens to missions that nobody answers, and what waits for it. */
export function AutoApprovalSection({ heroes }: { heroes: readonly Child[] }) {
  const { data: pending = [] } = useToday(({ missions }) => missions);
  const settings = trpc.missions.autoApprovalSettings.useQuery();
  return (
    <Section id="approvals" title={text.section} hint={text.hint}>
      {readApiError(settings.error).code === 'PREMIUM_REQUIRED' ? (
        <AutoApprovalUpgrade />
      ) : (
        <Stack gap="md">
          <Loaded query={settings} what={autoApprovalText.loadName}>
            {(saved) => <AutoApprovalForm saved={saved} heroes={heroes} />}
          </Loaded>
          <AutoApprovalStats pending={pending} />
        </Stack>
      )}
    </Section>
  );
}

const upgradeText = autoApprovalText.upgrade;

/** Instead of the settings, for families whose plan does not carry auto-approval (rules: subscription). */
function AutoApprovalUpgrade() {
  return (
    <div className={classes.form}>
      <div>
        <Title order={3} size="h5">
          {upgradeText.title}
        </Title>
        <Text size="sm" c="dimmed">
          {upgradeText.hint}
        </Text>
      </div>
      <Button
        component="a"
        href="/subscription"
        leftSection={<Icon name="spark" size={18} />}
        style={{ alignSelf: 'flex-start' }}
      >
        {upgradeText.action}
      </Button>
    </div>
  );
}
