import type { Child } from '@herohood/domain/children/schema';
import type { FamilyClock } from '@herohood/domain/time/family-day';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { Badge, Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { JoinRequests } from '../../features/family/join-requests';
import { PendingMissions } from '../../features/missions/pending-missions';
import { PendingPoints } from '../../features/points/pending-points';
import { PendingClaims } from '../../features/rewards/pending-claims';
import { Icon } from '../../layout/icon';
import { Section } from '../../layout/section';
import { EmptyState, ErrorState, ListSkeleton } from '../../layout/states';
import { useWorkNotifications } from '../../lib/notify';
import { inboxText as text } from '../../text/en/inbox';
import { missionsText } from '../../text/en/missions';
import { pointsText } from '../../text/en/points';
import { rewardsText } from '../../text/en/rewards';
import classes from './inbox.module.css';
import { InboxFilters } from './inbox-filters';
import { inboxNotifications } from './inbox-notifications';
import { useApproveEverything } from './use-approve-everything';
import { countOf, filterInbox, type InboxFilter, usefulFilter, useInbox } from './use-inbox';

/** As many heroes as fit side by side on a phone. */
const HEROES_SHOWN = 4;

/** Everything that needs a parent now, across all heroes. */
export function Inbox({ heroes, clock }: { heroes: readonly Child[]; clock: FamilyClock }) {
  const { items, isLoading, error, retry } = useInbox(heroes);
  const [chosen, setChosen] = useState<InboxFilter>({ kind: null, heroId: null });
  const { approveEverything, isApproving } = useApproveEverything();
  useWorkNotifications(isLoading || error ? undefined : inboxNotifications(items));
  const count = countOf(items);
  const filter = usefulFilter(items, chosen);
  const shown = filterInbox(items, filter);
  const groups = [shown.missions, shown.claims, shown.points].filter(({ length }) => length > 0);
  const approvable = groups.reduce((sum, { length }) => sum + length, 0);
  return (
    <Section
      id="inbox"
      title={text.title}
      badge={count > 0 ? <Badge color="coral">{text.count(count)}</Badge> : undefined}
      actions={
        groups.length > 1 || isApproving ? (
          <Button
            leftSection={<Icon name="check" size={18} />}
            loading={isApproving}
            onClick={() => void approveEverything(shown)}
          >
            {text.approveEverything(approvable)}
          </Button>
        ) : null
      }
    >
      <Stack gap="lg">
        <InboxFilters items={items} heroes={heroes} filter={filter} onFilter={setChosen} />
        {shown.people.length > 0 ? <JoinRequests requests={shown.people} /> : null}
        {shown.missions.length > 0 ? (
          <PendingMissions items={shown.missions} clock={clock} heading={missionsText.group} />
        ) : null}
        {shown.claims.length > 0 ? (
          <PendingClaims items={shown.claims} clock={clock} heading={rewardsText.claims.group} />
        ) : null}
        {shown.points.length > 0 ? (
          <PendingPoints items={shown.points} clock={clock} heading={pointsText.group} />
        ) : null}
        {error ? <ErrorState what={text.load} error={error} retry={retry} /> : null}
        {isLoading && !error && count === 0 ? (
          <div className={classes.waiting}>
            <ListSkeleton rows={3} height={84} />
          </div>
        ) : null}
        {!isLoading && !error && count === 0 ? <AllCaughtUp heroes={heroes} /> : null}
      </Stack>
    </Section>
  );
}

/** Nothing waits: the heroes take a bow, and there is time for something nice. */
function AllCaughtUp({ heroes }: { heroes: readonly Child[] }) {
  return (
    <EmptyState
      art={
        <div className={classes.clear}>
          {heroes.slice(0, HEROES_SHOWN).map(({ id, avatarType, avatarUrl }) => (
            <HeroArt key={id} avatarType={avatarType} avatarUrl={avatarUrl} size={88} />
          ))}
        </div>
      }
      title={text.clear}
      hint={text.clearHint}
      action={
        <Button component="a" href="#points" variant="light" leftSection={<Icon name="spark" size={18} />}>
          {text.clearAction}
        </Button>
      }
    />
  );
}
