import type { Child } from '@herohood/domain/children/schema';
import { readApiError } from '@herohood/ui/runtime/api-error';
import { lazily } from '@herohood/ui/runtime/lazy-part';
import { Section } from '../../layout/section';
import { Loaded } from '../../layout/states';
import { trpc } from '../../lib/api';
import { missionsText } from '../../text/en/missions';
import classes from './approvals-panel.module.css';
import { AutoApprovalStats } from './auto-approval-stats';
import { AutoApprovalUpgrade } from './auto-approval-upgrade';

const AutoApprovalForm = lazily(() =>
  import('./auto-approval-form').then((part) => ({ default: part.AutoApprovalForm })),
);

const text = missionsText.panel;

interface Props {
  heroes: readonly Child[];
}

/** What happens to missions that nobody answers. */
export function ApprovalsPanel({ heroes }: Props) {
  const pending = trpc.missions.listPending.useQuery();
  const settings = trpc.missions.autoApprovalSettings.useQuery();
  return (
    <Section id="approvals" title={text.section} hint={text.hint}>
      <div className={classes.columns}>
        <div className={classes.column}>
          {readApiError(settings.error).code === 'PREMIUM_REQUIRED' ? (
            <AutoApprovalUpgrade />
          ) : (
            <>
              <Loaded query={settings} what={missionsText.auto.loadName}>
                {(saved) => <AutoApprovalForm saved={saved} heroes={heroes} />}
              </Loaded>
              <AutoApprovalStats pending={pending.data ?? []} />
            </>
          )}
        </div>
      </div>
    </Section>
  );
}
