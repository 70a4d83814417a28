import type { User } from '@herohood/domain/account/schema';
import { Stack } from '@mantine/core';
import { ActButton } from '../../layout/act-button';
import { confirmDestructive } from '../../layout/confirm';
import { Page } from '../../layout/page';
import { Section } from '../../layout/section';
import { EmptyState, ListSkeleton, Loaded } from '../../layout/states';
import { trpc } from '../../lib/api';
import { useToday } from '../../lib/today';
import { useAct } from '../../lib/use-act';
import { familyText as text } from '../../text/en/family';
import { membersText } from '../../text/en/members';
import { AuditSection, useAudit } from './audit-section';
import { DataSection } from './data-section';
import { InvitationSection } from './invitation-section';
import { InviteCard } from './invite-card';
import { JoinRequests } from './join-requests';
import { MemberRow } from './member-row';

interface Props {
  user: User;
  /** The family is erased, or they have left it: there is no account any more. */
  onGone: () => void;
}

/** Who belongs to the family, who did what, and the family's data; of a helper's only their own part in it. */
export function FamilyScreen({ user, onGone }: Props) {
  if (user.familyRole === 'helper') {
    return (
      <Page title={membersText.helperTitle} lead={membersText.helperLead}>
        <LeaveSection user={user} onLeft={onGone} />
      </Page>
    );
  }
  const isOwner = user.familyRole === 'owner';
  return (
    <Page title={text.title} lead={text.lead}>
      {user.familyCode === null ? null : <InviteCard code={user.familyCode} isOwner={isOwner} />}
      <Sections user={user} onGone={onGone} />
    </Page>
  );
}

/** They show together: nobody knows how long the lists will be, and what comes late would push buttons away from under a finger. */
function Sections({ user, onGone }: Props) {
  const areThere = useListsThere(user);
  return (
    <>
      {areThere ? null : <ListSkeleton rows={3} height={260} />}
      {/* Their gaps are the page's own. */}
      <div hidden={!areThere} style={areThere ? { display: 'contents' } : undefined}>
        <MemberSection user={user} />
        {user.hasPremiumAccess ? <InvitationSection user={user} /> : null}
        <AuditSection user={user} />
        <DataSection user={user} onErased={onGone} />
        {user.familyRole === 'owner' ? null : <LeaveSection user={user} onLeft={onGone} />}
      </div>
    </>
  );
}

/** Whether all lists of the family's page have come, or have failed at least once: what stands below them stays where it is from then on. */
function useListsThere({ hasPremiumAccess: enabled }: User): boolean {
  const members = trpc.family.members.useQuery(undefined, { enabled });
  const invitations = trpc.family.listInvitations.useQuery(undefined, { enabled });
  const acts = useAudit(null, { enabled });
  const isLate = [members, invitations, acts].some(
    ({ isPending, failureCount }) => isPending && failureCount === 0,
  );
  return !enabled || !isLate;
}

const leavingText = membersText.leaving;

/** The way out for everybody but the owner, with or without Premium. */
export function LeaveSection({ user, onLeft }: { user: User; onLeft: () => void }) {
  const { send, isSending } = useAct({
    call: trpc.account.removeMember.useMutation().mutateAsync,
    done: onLeft,
    failed: { title: membersText.toasts.failed },
  });

  const ask = () =>
    confirmDestructive({
      ...{ title: leavingText.question, body: leavingText.body, confirmLabel: leavingText.confirm },
      onConfirm: () => void send({ id: user.id }),
    });
  return (
    <Section id="leave" title={leavingText.title} hint={leavingText.hint}>
      <ActButton variant="light" color="coral" mih={44} loading={isSending} icon="logout" onClick={ask}>
        {leavingText.open}
      </ActButton>
    </Section>
  );
}

/** Who belongs to the family, and who wants to; for its parents, and with Premium. */
export function MemberSection({ user }: { user: User }) {
  return user.hasPremiumAccess ? (
    <OpenMembers user={user} />
  ) : (
    <Section id="parents" title={membersText.title}>
      <EmptyState title={membersText.locked} />
    </Section>
  );
}

function OpenMembers({ user }: { user: User }) {
  const members = trpc.family.members.useQuery();
  const { data: requests = [] } = useToday(({ joinRequests }) => joinRequests);
  return (
    <Section id="parents" title={membersText.title} hint={membersText.hint}>
      <Stack gap="lg">
        {requests.length > 0 ? <JoinRequests requests={requests} /> : null}
        <Loaded query={members} what={membersText.load} skeleton={<ListSkeleton rows={2} height={56} />}>
          {(people) => (
            <ul>
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
