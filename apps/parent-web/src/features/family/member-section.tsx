import type { User } from '@herohood/domain/account/schema';
import type { Member } from '@herohood/domain/family/schema';
import { familyDay } from '@herohood/domain/time/family-day';
import { Avatar, Badge, Stack } from '@mantine/core';
import { Section } from '../../layout/section';
import { EmptyState, ErrorState, ListSkeleton, Loaded } from '../../layout/states';
import { trpc } from '../../lib/api';
import { longDay } from '../../lib/format-day';
import { familyText } from '../../text/en/family';
import classes from './family.module.css';
import { JoinRequests } from './join-requests';

const text = familyText.members;

/** Who belongs to the family, and who wants to; both need Premium. */
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
                <Person key={person.id} person={person} user={user} />
              ))}
            </ul>
          )}
        </Loaded>
      </Stack>
    </Section>
  );
}

function Person({ person, user }: { person: Member; user: User }) {
  const { firstName, lastName, email, role, joinedAt } = person;
  const since = familyDay(new Date(joinedAt), user);
  return (
    <li className={classes.person}>
      <Avatar color="purple" variant={role === 'owner' ? 'filled' : 'light'} radius="xl" alt="" aria-hidden>
        {firstName.slice(0, 1).toUpperCase()}
      </Avatar>
      <div className={classes.personWords}>
        <div>
          <strong>{`${firstName} ${lastName}`.trim()}</strong>
          <Badge size="sm" variant="light" color={role === 'owner' ? 'purple' : 'gray'}>
            {text.roles[role]}
          </Badge>
          {person.id === user.id ? (
            <Badge size="sm" variant="light" color="turquoise">
              {text.you}
            </Badge>
          ) : null}
        </div>
        <p>{email}</p>
      </div>
      <small>{text.since(longDay(since))}</small>
    </li>
  );
}
