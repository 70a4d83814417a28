import type { User } from '@herohood/domain/account/schema';
import { trpc } from '../../lib/api';
import { useAudit } from './use-audit';

/** Whether all lists of the family's page have come, or have failed at least once: what stands below them stays where it is from then on. */
export function useListsThere({ hasPremiumAccess: enabled }: User): boolean {
  const members = trpc.family.members.useQuery(undefined, { enabled });
  const requests = trpc.family.listJoinRequests.useQuery(undefined, { enabled });
  const invitations = trpc.family.listInvitations.useQuery(undefined, { enabled });
  const acts = useAudit(null, { enabled });
  const heroes = trpc.children.list.useQuery();
  const isLate = [members, requests, invitations, acts].some(
    ({ isPending, failureCount }) => isPending && failureCount === 0,
  );
  return !enabled || !(isLate || heroes.isPending);
}
