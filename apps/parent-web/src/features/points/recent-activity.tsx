import type { Child } from '@herohood/domain/children/schema';
import { RECENT_ACTIVITY_COUNT } from '@herohood/domain/points/transaction';
import { Text } from '@mantine/core';
import { EmptyState, ListSkeleton, Loaded } from '../../layout/states';
import { trpc } from '../../lib/api';
import { momentLabel } from '../../lib/format-day';
import { pointsText as text } from '../../text/en/points';
import classes from './points.module.css';

/** What came in and went out of a hero's points lately. */
export function RecentActivity({ hero, timeZone }: { hero: Child; timeZone: string }) {
  const transactions = trpc.points.listTransactions.useQuery({ id: hero.id, limit: RECENT_ACTIVITY_COUNT });
  return (
    <Loaded query={transactions} what={text.load.activity} skeleton={<ListSkeleton rows={3} height={40} />}>
      {(list) =>
        list.length === 0 ? (
          <EmptyState title={text.activityEmpty} hint={text.activityEmptyHint} />
        ) : (
          <ul className={classes.list} style={{ gap: 0 }}>
            {list.slice(0, RECENT_ACTIVITY_COUNT).map((entry) => (
              <li key={entry.id} className={classes.activity}>
                <div>
                  <bdi>{entry.description}</bdi>
                  {entry.message ? (
                    <>
                      : <bdi>{entry.message}</bdi>
                    </>
                  ) : null}
                  <small>
                    {momentLabel(entry.createdAt, timeZone)}
                    {entry.status === 'approved' ? null : (
                      <Text span inherit fw={700}>{` · ${text.states[entry.status]}`}</Text>
                    )}
                  </small>
                </div>
                <span className={entry.amount > 0 ? classes.earned : classes.spent}>
                  {text.amount(entry.amount)}
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
