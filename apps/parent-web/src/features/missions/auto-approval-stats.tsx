import { useNow } from '@herohood/browser/use-now';
import type { PendingHabit } from '@herohood/domain/missions/schema';
import { Skeleton } from '@mantine/core';
import { Countdown } from '../../layout/countdown';
import { Icon } from '../../layout/icon';
import { Loaded } from '../../layout/states';
import { trpc } from '../../lib/api';
import { autoApprovalText } from '../../text/en/auto-approval';
import classes from './auto-approval.module.css';

const text = autoApprovalText;

/** The pending mission that approves itself first; undefined when none will. */
function nextDue(pending: readonly PendingHabit[]): PendingHabit | undefined {
  const dueOf = (item: PendingHabit) => Date.parse(item.completion.autoApprovesAt ?? '');
  return pending
    .filter((item) => item.completion.autoApprovesAt !== null)
    .sort((a, b) => dueOf(a) - dueOf(b))[0];
}

/** What auto-approval did, and what it will do next. */
export function AutoApprovalStats({ pending }: { pending: readonly PendingHabit[] }) {
  const stats = trpc.missions.autoApprovalStats.useQuery();
  const now = useNow(15_000);
  const next = nextDue(pending);
  return (
    <Loaded query={stats} what={text.loadName} skeleton={<Skeleton height={70} radius="lg" />}>
      {(figures) => (
        <>
          <dl className={classes.stats}>
            {(['thisWeek', 'totalSaved', 'pending'] as const).map((figure) => (
              <div key={figure}>
                <dt>{text.stats[figure]}</dt>
                <dd>{figures[figure]}</dd>
              </div>
            ))}
          </dl>
          {next?.completion.autoApprovesAt ? (
            <p className={classes.next}>
              <Icon name="clock" size={18} />
              <span>
                {text.next(next.habit.name, next.child.name)}{' '}
                <Countdown dueAt={next.completion.autoApprovesAt} now={now} />
              </span>
            </p>
          ) : null}
        </>
      )}
    </Loaded>
  );
}
