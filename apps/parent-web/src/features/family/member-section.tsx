import type { User } from '@herohood/domain/account/schema';
import { Stack } from '@mantine/core';
import { Section } from '../../layout/section';
import { EmptyState, ErrorState, ListSkeleton, Loaded } from '../../layout/states';
import { trpc } from '../../lib/api';
import { membersText as text } from '../../text/en/members';
import classes from './family.module.css';
import { JoinRequests } from './join-requests';
import { MemberRow } from './member-row';

/** Who belongs to the family, and who wants to; for its parents, and with Premium. */
export function MemberSection({ user }: { user: User }) {
  return user.hasPremiumAccess ? (
    <OpenMembers user={user} />
  ) : (
    <Section id="parents" title={text.title}>
      <EmptyState title={text.locked} />
    </Section>
  );
}

function OpenMembers({ user }: { user: User }) {
  const members = trpc.family.members.useQuery();
  const requests = trpc.family.listJoinRequests.useQuery();
  return (
    <Section id="parents" title={text.title} hint={text.hint}>
      <Stack gap="lg">
        {requests.data && requests.data.length > 0 ? <JoinRequests requests={requests.data} /> : null}
        {requests.error && !requests.data ? (
          <ErrorState what={text.requestsLoad} error={requests.error} retry={() => void requests.refetch()} />
        ) : null}
        <Loaded query={members} what={text.load} skeleton={<ListSkeleton rows={2} height={56} />}>
          {(people) => (
            <ul className={classes.people}>
              {people.map((person) => (
                <MemberRow key={person.id} person={person} user={user} />
              ))}
            </ul>
          )}
        </Loaded>
      </Stack>
    </Section>
  );
}
