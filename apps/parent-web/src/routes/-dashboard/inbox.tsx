import type { Child } from '@herohood/domain/children/schema';
import type { FamilyClock } from '@herohood/domain/time/family-day';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { Badge, Stack } from '@mantine/core';
import { JoinRequests } from '../../features/family/join-requests';
import { PendingMissions } from '../../features/missions/pending-missions';
import { PendingPoints } from '../../features/points/pending-points';
import { usePendingPoints } from '../../features/points/use-pending-points';
import { Section } from '../../layout/section';
import { EmptyState, ErrorState, ListSkeleton } from '../../layout/states';
import { trpc } from '../../lib/api';
import { dashboardText } from '../../text/en/dashboard';
import { missionsText } from '../../text/en/missions';
import { pointsText } from '../../text/en/points';

const text = dashboardText.inbox;

/** Everything that needs a parent now, across all heroes. */
export function Inbox({ heroes, clock }: { heroes: readonly Child[]; clock: FamilyClock }) {
  const missions = trpc.missions.listPending.useQuery();
  const points = usePendingPoints(heroes);
  const requests = trpc.family.listJoinRequests.useQuery();
  const waiting = missions.data ?? [];
  const people = requests.data ?? [];
  const count = waiting.length + points.items.length + people.length;
  const isLoading = missions.isPending || points.isLoading || requests.isPending;
  const error = missions.data ? (points.error ?? (requests.data ? null : requests.error)) : missions.error;
  const retry = () => {
    void missions.refetch();
    points.refetch();
    void requests.refetch();
  };
  return (
    <Section
      id="inbox"
      title={text.title}
      badge={count > 0 ? <Badge color="coral">{text.count(count)}</Badge> : undefined}
    >
      <Stack gap="lg">
        {people.length > 0 ? <JoinRequests requests={people} /> : null}
        {waiting.length > 0 ? (
          <PendingMissions items={waiting} clock={clock} heading={missionsText.group} />
        ) : null}
        {points.items.length > 0 ? (
          <PendingPoints items={points.items} timeZone={clock.timeZone} heading={pointsText.group} />
        ) : null}
        {error ? <ErrorState what={missionsText.load.pending} error={error} retry={retry} /> : null}
        {isLoading && !error && count === 0 ? <ListSkeleton rows={2} height={84} /> : null}
        {!isLoading && !error && count === 0 ? (
          <EmptyState
            art={<HeroArt avatarType={heroes[0]?.avatarType ?? 'robot'} size={96} />}
            title={text.clear}
            hint={text.clearHint}
          />
        ) : null}
      </Stack>
    </Section>
  );
}
