import type { User } from '@herohood/domain/account/schema';
import { PageFrame } from '../../layout/page-frame';
import { familyText as text } from '../../text/en/family';
import { AuditSection } from './audit-section';
import { DataSection } from './data-section';
import { InviteCard } from './invite-card';
import { MemberSection } from './member-section';

/** /family: who belongs to it, who did what, and the family's data. */
export function FamilyScreen({ user, onErased }: { user: User; onErased: () => void }) {
  return (
    <PageFrame title={text.title} lead={text.lead}>
      {user.familyCode === null ? null : <InviteCard code={user.familyCode} />}
      <MemberSection user={user} />
      <AuditSection user={user} />
      <DataSection user={user} onErased={onErased} />
    </PageFrame>
  );
}
