import type { Child } from '@herohood/domain/children/schema';
import { readApiError } from '@herohood/ui/runtime/api-error';
import { Stack } from '@mantine/core';
import { Section } from '../../layout/section';
import { Loaded } from '../../layout/states';
import { trpc } from '../../lib/api';
import { autoApprovalText } from '../../text/en/auto-approval';
import { AutoApprovalForm } from './auto-approval-form';
import { AutoApprovalStats } from './auto-approval-stats';
import { AutoApprovalUpgrade } from './auto-approval-upgrade';

const text = autoApprovalText.panel;

/** What happens to missions that nobody answers, and what waits for it. */
export function AutoApprovalSection({ heroes }: { heroes: readonly Child[] }) {
  const pending = trpc.missions.listPending.useQuery();
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
          <AutoApprovalStats pending={pending.data ?? []} />
        </Stack>
      )}
    </Section>
  );
}
