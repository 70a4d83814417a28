import type { Child } from '@herohood/domain/children/schema';
import type { FamilyClock } from '@herohood/domain/time/family-day';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { readApiError } from '@herohood/ui/runtime/api-error';
import { lazily } from '@herohood/ui/runtime/lazy-part';
import type { ReactNode } from 'react';
import { Section } from '../../layout/section';
import { EmptyState, Loaded } from '../../layout/states';
import { trpc } from '../../lib/api';
import { missionsText } from '../../text/en/missions';
import classes from './approvals-panel.module.css';
import { AutoApprovalStats } from './auto-approval-stats';
import { AutoApprovalUpgrade } from './auto-approval-upgrade';
import { PendingMissions } from './pending-missions';

const AutoApprovalForm = lazily(() =>
  import('./auto-approval-form').then((part) => ({ default: part.AutoApprovalForm })),
);

const text = missionsText.panel;

interface Props {
  hero: Child;
  heroes: readonly Child[];
  clock: FamilyClock;
  picker: ReactNode;
}

/** One hero's pending missions beside what happens to missions that nobody answers. */
export function ApprovalsPanel({ hero, heroes, clock, picker }: Props) {
  const pending = trpc.missions.listPending.useQuery();
  const settings = trpc.missions.autoApprovalSettings.useQuery();
  return (
    <Section id="approvals" title={text.section} hint={text.hint}>
      <div className={classes.columns}>
        <div className={classes.column}>
          {picker}
          <Loaded query={pending} what={missionsText.load.pending}>
            {(all) => {
              const items = all.filter(({ child }) => child.id === hero.id);
              return items.length > 0 ? (
                <PendingMissions items={items} clock={clock} />
              ) : (
                <EmptyState
                  art={<HeroArt avatarType={hero.avatarType} avatarUrl={hero.avatarUrl} size={96} />}
                  title={text.empty(hero.name)}
                  hint={text.emptyHint}
                />
              );
            }}
          </Loaded>
        </div>
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
