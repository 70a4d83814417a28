import type { User } from '@herohood/domain/account/schema';
import { Page } from '../../layout/page';
import { ListSkeleton } from '../../layout/states';
import { familyText as text } from '../../text/en/family';
import { membersText } from '../../text/en/members';
import { AuditSection } from './audit-section';
import { DataSection } from './data-section';
import classes from './family.module.css';
import { InvitationSection } from './invitation-section';
import { InviteCard } from './invite-card';
import { LeaveSection } from './leave-section';
import { MemberSection } from './member-section';
import { useListsThere } from './use-lists-there';

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
      <div hidden={!areThere} className={areThere ? classes.sections : undefined}>
        <MemberSection user={user} />
        {user.hasPremiumAccess ? <InvitationSection user={user} /> : null}
        <AuditSection user={user} />
        <DataSection user={user} onErased={onGone} />
        {user.familyRole === 'owner' ? null : <LeaveSection user={user} onLeft={onGone} />}
      </div>
    </>
  );
}
